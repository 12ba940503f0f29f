## Gracze

seat-name = Gracz { $number }

## Wyliczenia

list-two = { $first } i { $second }
list-more = { $first }, { $second }

## Podano coś błędnego

problem-game-unknown = Nie ma tu gry „{ $given }”; wybierz jedną z tych: { $expected }.
problem-rules-unknown = Wersji { $given } zasad gry { $game } tu nie znamy, tylko { $known }; nowszy Cheeseboard może ją znać.
problem-option-unknown = Gra { $game } nie ma opcji „{ $option }”; ma takie: { $expected }.
problem-option-value = Opcja { $option } nie może mieć wartości „{ $given }”; wybierz jedną z tych: { $expected }.
problem-options-clash = Opcje { $options } wykluczają się; wybierz tylko jedną z nich.
problem-options-missing = Muszą być podane wszystkie opcje z wartościami: { $expected }.
problem-option-needs = Opcja { $option } wymaga opcji { $needed }; wybierz obie albo żadną.
problem-edition = Folder { $folder }, który podaje { $variable }, nie jest pełną edycją Rats of Wistar ({ $faults ->
    [one] jeden błąd
    [few] { $faults } błędy
    [many] { $faults } błędów
   *[other] { $faults } błędu
}); zobacz „cheeseboard edition check { $folder }”.
problem-seats = Gra { $game } z tymi opcjami jest { $fewest ->
    [one] { $most ->
        [one] dla jednego gracza
       *[other] dla 1–{ $most } graczy
    }
   *[other] dla { $fewest }–{ $most } graczy
}, podano { $given }; wybierz inną liczbę miejsc albo inne opcje.
problem-bot-unknown = Gra { $game } nie ma bota „{ $bot }”; wybierz jednego z tych: { $expected }.
problem-seed = Ziarno „{ $given }” się nie nadaje; podaj liczbę całkowitą od 0 do 2^62 − 1.
problem-seed-not-used = Przy losowości „{ $chance }” ziarno nie ma sensu; pomiń jedno z dwojga.
problem-chance = Nie ma losowości „{ $given }”; wybierz jedną z tych: { $expected }.
problem-chance-stored = Nie znamy takiego źródła losowości; oczekiwano jednego z tych, ze wszystkimi polami: { $expected }.
problem-secret = Sekret nie jest zapisany cyframi szesnastkowymi.
problem-commitment = Sekret nie pasuje do zobowiązania: daje { $secret }, obiecano { $commitment }.
problem-nonces-number = Uczciwe kostki potrzebują po jednej liczbie jednorazowej od każdego gracza: { $seats }, nie { $given }.
problem-skipped = Pominięte losy powinny wyglądać tak: [[pierwszy, za ostatnim], …], w tej kolejności.
problem-position = To nie jest pozycja gry { $game } z tą liczbą miejsc i tymi opcjami.
problem-order-unknown = Gra { $game } nie zna stałego polecenia „{ $given }”; zna takie: { $expected }.
problem-seat-unknown = Nie ma miejsca { $given }; miejsca mają numery od 0 do { $last }.
problem-names-number = Liczba imion ({ $given }) nie zgadza się z liczbą miejsc ({ $seats }); podaj po jednym imieniu na miejsce.
problem-name = Imię „{ $given }” się nie nadaje; może mieć najwyżej { $most } drukowalnych znaków, bez spacji na brzegach.

## Zapis, którego nie da się odczytać

problem-record-cut-off = Wiersz { $line }: zapis tu się kończy, a powinno nastąpić { $expected }; plik jest ucięty.
problem-record-expected = Wiersz { $line }: oczekiwano { $expected }, jest „{ $found }”.
problem-record-format = Wiersz { $line }: zapis ma format { $given }; ta wersja Cheeseboard czyta format { $known }.
problem-record-field = Wiersz { $line }: pole „{ $field }” powinno wyglądać tak: { $expected }.
problem-record-step = Wiersz { $line }: krok powinien wyglądać tak: { $expected }.
problem-record-head-changed = Wiersze { $first }–{ $line }: nagłówek zapisu został zmieniony po zapisaniu; suma kontrolna się nie zgadza.
problem-record-changed = Wiersz { $line }: ten wiersz został zmieniony po zapisaniu; suma kontrolna się nie zgadza.
problem-record-line = Wiersz { $line }: { $because }
problem-record-hidden = Wiersz { $line }: krok { $step } jest w tym zapisie ukryty; otworzyć można tylko pełny zapis partii.
problem-record-no-chance = Wiersz { $line }: krok { $step } to los, a powinien tu być wybór gracza.
problem-record-refused = Wiersz { $line }: krok { $step }, „{ $action }”, jest sprzeczny z zasadami ({ $rule }). { $because }
problem-record-unknown-action = Wiersz { $line }: krok { $step }: { $because }
problem-record-outcome = Wiersz { $line }: krok { $step }, „{ $given }”, nie może tu wypaść; oczekiwano: { $expected }.
problem-record-result = Wiersz { $line }: wynik nie wynika z kroków; oczekiwano: { $expected }.
problem-record-not-text = Wiersz { $line }: to nie jest tekst w UTF-8; plik jest uszkodzony albo nie jest zapisem.

## Odmowy wspólne dla wszystkich gier

refusal-unknown-action = „{ $given }” nie jest ruchem w grze { $game }; zapis ruchów pokazuje lista możliwości.
refusal-no-chance = Nie czekamy na żaden rzut ani losowanie; pora na wybór gracza.
refusal-chance-not-manual = W tej partii kostki toczą się same; podaje się je tylko tam, gdzie rzuca się naprawdę.
refusal-chance-withheld = Dalsze rzuty tej partii są tajne, więc z tego zapisu nie da się grać dalej.
refusal-outcome = „{ $given }” nie może tu wypaść; oczekiwano: { $expected }.
refusal-undo-nothing = Nie ma jeszcze czego cofać.
refusal-undo-over = Tego nie można cofnąć: partia się skończyła i odkryto, co by dalej wypadło.
refusal-undo-chance = Tego nie można cofnąć: od tamtej chwili rzucano kostkami albo losowano.
refusal-undo-others = Tego nie można cofnąć: swojego wyboru zdążył już dokonać ktoś inny ({ $player }).
refusal-undo-revealed = Tego nie można cofnąć: ta odpowiedź była ostatnia, a odpowiedzi pozostałych są już odkryte.

## Dlaczego bot sądzi o wyborze to, co sądzi

reason-only = nie ma innej możliwości
reason-wins = wygrana jest prawie pewna
reason-lost = partia jest prawie przegrana; to największa nadzieja
reason-best = zdecydowanie najlepsze
reason-even = jak się wydaje, równie dobre jak najlepsze
reason-points = więcej punktów, ale mniej wygranych
reason-worse = zdecydowanie gorsze
reason-dropped = od razu wyglądało gorzej
reason-untried = zabrakło czasu na próbę
reason-strongest = to zrobiłby najsilniejszy bot; w próbach lepiej wypada coś innego

## the laboratory

problem-lab-missing = Brakuje { $package }; zainstaluj tak: pip install "cheeseboard[lab]"
problem-lab-payoff = Partii nie można rozliczyć według „{ $given }”; wybierz jedno z tych: { $expected }.
problem-lab-not-at-once = W grze { $game } z tymi opcjami nikt nie wybiera jednocześnie z innymi; użyj cheeseboard.lab.zoo.
problem-lab-bots = { $seats ->
    [one] Jest jedno inne miejsce
    [few] Są { $seats } inne miejsca
    [many] Jest { $seats } innych miejsc
   *[other] Jest { $seats } innego miejsca
}, ale { $given ->
    [one] podano jednego bota
    [few] podano { $given } boty
    [many] podano { $given } botów
   *[other] podano { $given } bota
}; podaj jednego dla wszystkich miejsc albo po jednym dla każdego.
problem-lab-matches = Nie może toczyć się naraz „{ $given }” partii; podaj liczbę całkowitą od 1 do { $most }.
problem-lab-actions = Akcje muszą być liczbami całkowitymi, po jednej na { $matches ->
    [one] jedyną partię
    [few] każdą z { $matches } partii
    [many] każdą z { $matches } partii
   *[other] każdą z { $matches } partii
}.
problem-lab-illegal = W partii { $match } akcja { $action } nie jest dozwolona, więc nic się nie stało: { $why }
