title = Mlsný kocour
summary = Lovte myši, dokud přeje štěstí, nebo o všechny přijdete.

## Slova

colour-red = červená
colour-orange = oranžová
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-joker = žolík
form-die = { $die ->
    [red] červená
    [orange] oranžová
    [blue] modrá
    [green] zelená
    [yellow] žlutá
   *[joker] žolík
}
form-other = { $other ->
    [red] červená
    [orange] oranžová
    [blue] modrá
    [green] zelená
    [yellow] žlutá
   *[joker] žolík
}
form-nom = { $colour ->
    [red] červená
    [orange] oranžová
    [blue] modrá
    [green] zelená
   *[yellow] žlutá
}
form-acc = { $colour ->
    [red] červenou
    [orange] oranžovou
    [blue] modrou
    [green] zelenou
   *[yellow] žlutou
}

## Volby

action-catch = ulovit { form-acc } myš ze středu
action-steal = ulovit { form-acc } myš z kocouří karty ({ $owner })
action-roll = házet znovu
action-stop = skončit a vzít si přitažené myši na kocouří kartu

## Co je třeba udělat

prompt-catch = Ulovte myš, kterou kostky dovolují.
prompt-decide = Házejte znovu a riskujte přitažené myši, nebo skončete a nechte si je.

## Co se stalo

event-began = { $game ->
    [1] Začíná { $player }.
   *[other] { $game }. hru začíná { $player }.
}
event-rolled = Hází { $player }: { form-die } a { form-other }.
event-caught = { $player } loví { form-acc } myš.
event-stolen = { $player } loví { form-acc } myš; přichází o ni { $owner }.
event-safe = { $player } má všech pět barev: { $mice ->
    [one] { $mice } myš je hned v bezpečí.
    [few] { $mice } myši jsou hned v bezpečí.
    [many] { $mice } myši je hned v bezpečí.
   *[other] { $mice } myší je hned v bezpečí.
}
event-stopped = { $player } končí a { $mice ->
    [0] nebere si žádnou novou myš.
    [one] bere si jednu myš.
    [few] bere si { $mice } myši.
    [many] bere si { $mice } myši.
   *[other] bere si { $mice } myší.
}
event-bust = { $player } nemá co ulovit a přichází o tah{ $mice ->
    [0] .
    [one] { " " }i o jednu myš.
    [few] { " " }i o { $mice } myši.
    [many] { " " }i o { $mice } myši.
   *[other] { " " }i o { $mice } myší.
}
event-ended = { $reason ->
    [few-mice] Konec hry: ve středu zbývá méně než pět myší.
   *[turns] Konec hry: odehrálo se 500 tahů.
}

## Proč hra skončila

ending-few-mice = ve středu zbylo méně než pět myší
ending-turns = odehrálo se 500 tahů

## Volby stolu

option-edition = body na kocouřích kartách (domácí údaj)
option-children = každá myš je za jeden bod
option-risky = všech pět barev je hned v bezpečí
option-match = tolik her, kolik je hráčů; body se sčítají

## Odmítnutí

refusal-over = Hra už skončila.
refusal-dice-first = Nejdřív se hází.
refusal-not-active = Teď nejste na tahu; hraje { $player }.
refusal-catch-first = Nejdřív musíte s tímto hodem ulovit aspoň jednu myš.
refusal-roll-used = Tento hod už žádnou další myš nedá: házejte znovu, nebo skončete.
refusal-nobody-there = Takovou kocouří kartu u tohoto stolu nikdo nemá.
refusal-own-card = Myši na vlastní kocouří kartě už jsou vaše.
refusal-colour-pulled = V tomto tahu už jste { form-acc } myš ulovili dříve; tu barvu znovu brát nejde.
refusal-not-shown = Kostky { form-acc } myš nedovolují.
refusal-needs-pair = Z kocouří karty se loví jen s dvojicí a ta na { form-acc } myš nepadla.
refusal-no-mouse = Tam žádná { form-nom } myš není.
refusal-does-not-go-with = K tomu, co už je uloveno, tento hod { form-acc } myš odtud nedá.

## Deska v terminálu

board-centre = střed: { $mice }
board-risk = v sázce
board-points = { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-total = teď { $points }, celkem { $total }
board-game = { $game }. hra z { $games }
board-bust = riziko ztráty { $percent }{ "\u00A0" }%
board-gain = +{ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-legend = ● je myš, ○ přitažená myš v sázce; čísla říkají, zač by bylo víc myší té barvy (domácí údaj). ▶ označuje hráče na tahu.
board-ask-starter = Kdo začíná?
board-ask-dice = Hází { $player }. Co ukazují obě kostky?
