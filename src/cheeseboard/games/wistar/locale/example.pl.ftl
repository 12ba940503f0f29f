example-pairs = Dwie pary kart początkowych dla dwóch graczy; kto jest ostatni w kolejności, bierze pierwszy.
example-leader = Jeden szczur jest w norze, jeden na farmie. Przywódca zajmuje wolne pole tarczy albo idzie do chatki.
example-beds = Akcja główna „budowa łóżek” z jednym szczurem w norze: jedno łóżko, za 2 drewna i wolną komorę.
example-project = Dwa projekty w ręce: jeden można opłacić i niczego więcej nie wymaga, drugiemu brakuje symbolu.
