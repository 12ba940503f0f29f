## Pomoc: zwykły tekst bez zmiennych, czytany bez Fluenta

help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-example = Przykład

metavar-options = [OPCJE]
metavar-command = POLECENIE …
metavar-game = GRA
metavar-name = IMIĘ
metavar-bot = BOT
metavar-bots = BOT,BOT…
metavar-number = LICZBA
metavar-option = OPCJA[=WARTOŚĆ]
metavar-file = PLIK
metavar-language = en|cs|pl

help-option-language = Język wszystkiego, co zobaczysz; inaczej według CHEESEBOARD_LANGUAGE albo ustawień systemu.
help-option-help = Pokaż tę pomoc.
help-option-version = Pokaż wersję.
help-option-json = Wypisz JSON dla innych programów.
help-option-seed = Liczba, z którą kostki i boty wypadną za każdym razem tak samo.
help-option-option = Opcja gry, na przykład risky albo edition=triangular; można powtarzać.

help-cheeseboard = Gry planszowe w terminalu: z przyjaciółmi przy jednym ekranie, przeciw botom albo milion razy z rzędu
    do badań. Każdą partię można zapisać, dokończyć, odtworzyć i sprawdzić.
help-cheeseboard-example = cheeseboard play
    cheeseboard play qwixx -p Ema -p Petr -b greedy
    cheeseboard play --help

help-play-short = Zagraj w terminalu.
help-play = Gra w terminalu: ludzie przy jednym ekranie i boty. Bez GRY program zapyta, w co zagrać. W czasie gry ?
    objaśnia możliwości i zasady, u cofa wybór, q zapisuje i kończy.
help-play-people = Imię osoby przy tym ekranie; można powtarzać. Domyślnie gra jedna osoba.
help-play-bots = Bot przy stole; można powtarzać. Domyślnie przeciw jednej osobie gra jeden bot greedy.
help-play-seats = Liczba miejsc; wolne miejsca zajmą boty greedy.
help-play-fair = Kostki, których uczciwość można udowodnić: najpierw widać zobowiązanie, na końcu sekret, który za nim stoi.
help-play-dice = Prawdziwe kostki na twoim stole: wpisujesz, co wypadło.
help-play-save = Zapisuj partię w tym pliku po każdym wyborze.
help-play-resume = Graj dalej partię zapisaną w tym pliku.
help-play-example = cheeseboard play kocour -p Ema -p Petr -b greedy -o risky
    cheeseboard play qwixx -o solo --save wieczor.json
    cheeseboard play --resume wieczor.json

help-simulate-short = Rozegraj botami wiele partii i porównaj je.
help-simulate = Boty rozgrywają wiele partii: punkty i wygrane według botów i miejsc, z 95-procentowymi przedziałami
    ufności. Boty zmieniają miejsca co partię.
help-simulate-games = Liczba partii (domyślnie 1000).
help-simulate-seats = Liczba miejsc (domyślnie tyle, ile podano botów, albo najmniej, ile się da).
help-simulate-bots = Grające boty, oddzielone przecinkami; powtarzają się po kolei, aż zajmą wszystkie miejsca.
help-simulate-jobs = Liczba grających procesów (domyślnie 1); wynik jest taki sam przy każdej liczbie.
help-simulate-cards = Pokaż w długich tabelach kart i tym podobnych wszystkie wiersze, nie tylko najwyższe i najniższe.
help-simulate-example = cheeseboard simulate qwixx --games 10000 --seats 4 --bots greedy,random --seed 7

help-replay-short = Obejrzyj zapisaną partię krok po kroku.
help-replay = Obejrzyj zapisaną partię krok po kroku, w przód i wstecz. Poza terminalem wypisywane są wszystkie kroki.
help-replay-example = cheeseboard replay wieczor.json

help-verify-short = Sprawdź zapisaną partię i jej kostki.
help-verify = Odtwarza zapisaną partię: każdy krok musi być zgodny z zasadami, a każdy rzut musi być tym, który daje jego
    źródło. Jeśli coś się nie zgadza, kod wyjścia to 1 i wypisany jest pierwszy błędny krok.
help-verify-example = cheeseboard verify wieczor.json

help-bench-short = Zmierz szybkość silnika.
help-bench = Mierzy, jak szybko silnik gra, kopiuje stany i startuje, na jednym rdzeniu.
help-bench-example = cheeseboard bench qwixx --json

help-games-short = Wypisz gry z ich opcjami i botami.
help-games = Wypisuje gry: dla ilu są graczy, jakie mają opcje (i jakie zasady za nimi stoją) oraz jakie boty.
help-games-example = cheeseboard games

help-doctor-short = Sprawdź tę instalację.
help-doctor = Sprawdza tę instalację: czy jest skompilowana, Pythona, gry, języki, terminal. Jeśli coś jest nie tak, kod
    wyjścia to 1.
help-doctor-example = cheeseboard doctor

## Liczby

number-group = { " " }
number-point = { "," }

## Kto gra

player-name = Gracz { $number }
bot-name = { $bot ->
    [greedy] Zachłanny bot
    [random] Losowy bot
   *[other] Bot „{ $bot }”
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

## Przygotowanie stołu

menu-title = Cheeseboard: w co zagramy?
menu-game = Gra [1]:
menu-options = Opcje:
menu-change = Numer opcji do zmiany, Enter, by iść dalej:
menu-people = Twoje imię (jeśli gra więcej osób, oddziel imiona przecinkami) [Gracz 1]:
menu-person = Twoje imię [Gracz 1]:
menu-bots = Liczba botów, od { $least } do { $most } [{ $least }]:
menu-number = „{ $given }” się tu nie nadaje; wpisz liczbę od { $least } do { $most }.
option-value = { $value ->
    [on] tak
    [off] nie
    [default] według koloru
    [triangular] trójkątne
   *[other] { $value }
}
answer-yes = t tak
ask-overwrite = { $file } już istnieje. Nadpisać? [t/N]

## Gra

play-hint = Numer lub zapis · ? pomoc · u cofnij · q zapisz i wyjdź
play-hint-dice = Co wypadło · ? pomoc · u cofnij · q zapisz i wyjdź
play-bad-dice = „{ $given }” się tu nie nadaje; wpisz, co wypadło na { $dice ->
    [one] jednej kostce
    [few] { $dice } kostkach, z odstępami
    [many] { $dice } kostkach, z odstępami
   *[other] { $dice } kostki, z odstępami
}.
play-empty = Wpisz numer wyboru; znak zapytania je objaśni.
play-see-rule = To zasada { $rule }; jej treść pokaże „? { $action }”.
play-rule = Zasada { $rule }: { $text }
play-no-rule = Ta gra nie ma zasady { $rule }.
play-allowed = { $action }: { $text }. Możesz to teraz zrobić.
play-choice = { $action }: { $text } (zasada { $rule })
play-keys =
    Wpisz numer wyboru albo jego zapis.
    ? – ta pomoc
    ? { $action } – co wybór oznacza albo dlaczego jest niemożliwy; wystarczy dowolny zapis lub numer
    ? { $rule } – treść zasady
    u – cofnij ostatni wybór przy tym ekranie, jeśli nikt się od tej pory niczego nie dowiedział
    q – zapisz i wyjdź; q PLIK zapisuje w tym pliku
play-keys-orders = o – stałe polecenia: niech gra pasuje za ciebie
play-keys-dice =
    Wpisz, co wypadło, kostka po kostce, z odstępami; kolory także numerami.
    u – cofnij ostatni wybór
    q – zapisz i wyjdź; q PLIK zapisuje w tym pliku
play-hand-over = Przekaż ekran dalej: { $player } naciska Enter.
play-orders = Stałe polecenia odpowiadają za ciebie, gdy można zagrać kartę:
play-order-none = pytać mnie za każdym razem
play-order-set = Od teraz: { $order }. Zmienisz to klawiszem „o”.
play-undone = Cofnięto: { $action }.
play-earlier = … i jeszcze { $lines ->
    [one] jeden wcześniejszy wiersz
    [few] { $lines } wcześniejsze wiersze
    [many] { $lines } wcześniejszych wierszy
   *[other] { $lines } wcześniejszego wiersza
}
play-sealed = W tajemnicy wybrali już: { $players }.
play-saved = Zapisano w { $file }. Aby grać dalej: cheeseboard play --resume { $command }
play-offer = Zapisać partię? Wpisz nazwę pliku albo tylko Enter:
play-kept = Zapis jest w { $file }.

## Koniec

result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
result-winner = Wygrywa { $player }!
result-winners = Remis: zwycięstwem dzielą się { $players } i { $last }.
result-solo = Twój wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
result-reason = Powód końca: { $reason }.
result-secret = Sekretem kostek było { $secret }; zapisaną partię sprawdzi „cheeseboard verify PLIK”.

## Uczciwe kostki

fair-commitment = O kostkach decyduje sekret, którego SHA-256 to { $commitment }.
fair-nonce = { $player }: dodaj do kostek coś od siebie (Enter doda coś losowego):

## simulate

simulate-title = { $game }: { $matches ->
    [one] jedna partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
}, { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, ziarno { $seed }
simulate-options = Opcje: { $options }
simulate-rotation = Boty zmieniają miejsca co partię, więc żadnemu nie pomaga miejsce. ± to 95-procentowy przedział ufności.
simulate-progress = partie
simulate-stopped = Zatrzymano przed czasem: oto partie rozegrane do tej pory.
simulate-nothing = Zatrzymano, zanim skończyła się pierwsza partia.
simulate-bot = bot
simulate-seat = miejsce
simulate-order = kolejność w turze
simulate-score = średnia punktów
simulate-wins = wygrane (remisy po równo)
simulate-advantage = wygrane ponad równy udział
simulate-length = Partia ma średnio { $decisions } decyzji; { $speed } decyzji na sekundę.
simulate-endings = Jak kończyły się partie
simulate-share = udział
simulate-lead = Przewaga: punkty gracza minus średnia punktów pozostałych graczy w partii.
simulate-telling = Długie tabele pokazują wiersze z największą i najmniejszą liczbą wygranych, które mają co najmniej { $enough } przypadków; --cards pokazuje wszystkie.

## replay

replay-title = { $game }, krok { $step } z { $steps }
replay-start = Przed pierwszym krokiem.
replay-chance = Los: { $text }
replay-choice = { $player }: { $text }
replay-sealed = Wybór zapieczętowany przez gracza { $player }.
replay-keys = Enter lub n dalej · b wstecz · numer do tego kroku · e koniec · q wyjście
replay-number = „{ $given }” nie jest klawiszem ani krokiem od 0 do { $most }.
replay-over = Partia się skończyła: { $reason }. { $result }
replay-unfinished = Partia nie jest dokończona.

## verify

verify-rules = { $file }: { $game }, { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}, wszystko zgodnie z zasadami.
verify-over = Partia się skończyła i jej wynik jest poprawny.
verify-not-over = Partia nie jest dokończona.
verify-fair = Uczciwość udowodniona: sekret pasuje do zobowiązania { $commitment }, a { $chances ->
    [0] żaden los jeszcze nie padł.
    [one] jedyny los z niego wyciągnięty jest ten sam co w zapisie.
    [few] wszystkie { $chances } losy z niego wyciągnięte są te same co w zapisie.
    [many] wszystkie losy z niego wyciągnięte ({ $chances }) są te same co w zapisie.
   *[other] wszystkie losy z niego wyciągnięte ({ $chances }) są te same co w zapisie.
}
verify-seeded = Powtórzono: { $chances ->
    [0] żaden los jeszcze nie padł.
    [one] jedyny los z ziarna { $seed } jest ten sam co w zapisie.
    [few] wszystkie { $chances } losy z ziarna { $seed } są te same co w zapisie.
    [many] wszystkie losy z ziarna { $seed } ({ $chances }) są te same co w zapisie.
   *[other] wszystkie losy z ziarna { $seed } ({ $chances }) są te same co w zapisie.
} Ziarno nie dowodzi, że nikt go nie wybrał.
verify-manual = Rzucano naprawdę: o kostkach nie ma czego dowodzić.
verify-recorded = Kostki przejęto z wcześniejszej partii: zgadzają się ({ $chances }) i nic więcej nie da się udowodnić.
verify-withheld = W tym zapisie nie ma sekretu, więc kostek nie da się sprawdzić; poproś o zapis po zakończeniu partii.
verify-wrong = { $file }: krok { $step } się nie zgadza: jego źródło daje „{ $expected }”, w zapisie jest „{ $found }”.
verify-damaged = { $file } się nie zgadza. { $problem }

## games

games-players = { $fewest ->
    [one] { $most ->
        [one] dla jednego gracza
       *[other] dla 1–{ $most } graczy
    }
   *[other] dla { $fewest }–{ $most } graczy
}
games-option-players = z opcją { $option }: { $players }
games-options = Opcje (-o)
games-bots = Boty (-b)
games-rule = zasada { $rule }
games-play = Zagraj tak: { $command }

## doctor

doctor-version = Cheeseboard { $version }
doctor-folder = Pakiet
doctor-python = Python
doctor-engine = Silnik
doctor-compiled = skompilowany przez mypyc
doctor-interpreted = nieskompilowany; „make compile” przyspieszy go wielokrotnie
doctor-stale = te moduły są starsze niż ich źródła: { $modules }; uruchom „make compile”
doctor-games = Gry
doctor-game-broken = gry { $game } nie da się wczytać: { $error }
doctor-languages = Języki
doctor-language-broken = słów języka { $language } nie da się wczytać: { $error }
doctor-terminal = Terminal
doctor-no-terminal = brak (wynik trafia do pliku albo potoku)
doctor-columns = { $columns ->
    [one] jedna kolumna
    [few] { $columns } kolumny
    [many] { $columns } kolumn
   *[other] { $columns } kolumny
}, { $colours ->
    [none] bez kolorów
    [standard] 16 kolorów
    [256] 256 kolorów
   *[truecolor] wszystkie kolory
}
doctor-extras = Dodatki
doctor-extra = { $extra }: { $there ->
    [yes] jest
   *[no] nie ma (potrzebny tylko do „bench”)
}
doctor-fine = Wszystko w porządku.
doctor-wrong = { $number ->
    [one] Jedna rzecz wymaga twojej uwagi.
    [few] { $number } rzeczy wymagają twojej uwagi.
    [many] { $number } rzeczy wymaga twojej uwagi.
   *[other] { $number } rzeczy wymaga twojej uwagi.
}

## Podano coś błędnego

trouble-language = Nie ma tu języka „{ $given }”; wybierz jeden z tych: { $expected }.
trouble-language-variable = Zmienna { $variable } ma wartość „{ $given }”; ustaw jedną z tych: { $expected } albo ją usuń.
trouble-no-such-command = Nie ma polecenia „{ $given }”; wybierz jedno z tych: { $expected }.
trouble-no-such-option = Nie ma opcji { $option }; zobacz „{ $command } --help”.
trouble-missing = Brakuje { $parameter }; zobacz „{ $command } --help”.
trouble-needs-value = Opcja { $option } wymaga wartości; zobacz „{ $command } --help”.
trouble-takes-no-value = Opcja { $option } nie przyjmuje wartości; zobacz „{ $command } --help”.
trouble-extra = „{ $given }” tu nie pasuje; zobacz „{ $command } --help”.
trouble-usage = W tym wierszu poleceń jest coś, co tam nie pasuje; zobacz „{ $command } --help”.
trouble-number = „{ $given }” się nie nadaje dla { $option }; podaj liczbę całkowitą od { $least } wzwyż.
trouble-option-form = „{ $given }” nie jest opcją; pisz NAZWA albo NAZWA=WARTOŚĆ, na przykład risky lub edition=triangular.
trouble-too-many-players = Graczy ({ $given }) jest więcej niż miejsc ({ $seats }); podaj mniej graczy albo więcej miejsc.
trouble-too-many-bots = Botów ({ $given }) jest więcej niż miejsc ({ $seats }); podaj mniej botów albo więcej miejsc.
trouble-name-of-bot = Imię „{ $given }” nosi bot; wybierz inne albo posadź bota za pomocą -b.
trouble-names-same = Dwoje graczy ma imię „{ $given }”; daj każdemu inne.
trouble-fair-or-dice = --fair i --dice się wykluczają: prawdziwe kostki nie potrzebują dowodu. Pomiń jedno z nich.
trouble-resume-alone = Wznowiona partia ma swoich graczy, opcje i kostki; pomiń pozostałe opcje.
trouble-resume-other-game = { $file } to partia gry { $game }; pomiń grę albo wybierz inny plik.
trouble-resume-withheld = W pliku { $file } brakuje sekretu kostek: można go odtworzyć, ale nie grać dalej. Wybierz inny plik.
trouble-worker = Proces, który rozgrywał partie, zniknął: coś go zakończyło. Spróbuj ponownie, a jeśli brakuje pamięci, z mniejszym --jobs.
trouble-file-missing = Nie ma pliku { $file }; sprawdź nazwę.
trouble-folder-missing = Nie ma folderu { $folder }; utwórz go albo wybierz inne położenie.
trouble-file-folder = { $file } to folder; podaj plik.
trouble-file-not-allowed = Nie masz dostępu do pliku { $file }; wybierz inny albo zmień uprawnienia.
trouble-file-exists = { $file } już istnieje i pozostał bez zmian; wybierz inną nazwę.
trouble-file-no-space = Nie ma miejsca na { $file }; zwolnij je albo wybierz inne położenie.
trouble-file-name-too-long = Nazwa pliku { $file } jest za długa; wybierz krótszą.
trouble-file-special = { $file } nie jest zwykłym plikiem; podaj zapis partii.
trouble-file-other = Pliku { $file } nie da się użyć ({ $code }); wybierz inny.

## bench

bench-working = Mierzę: { $what } …
bench-game = gra
bench-figure = miara
bench-measured = zmierzono
bench-goal = cel
bench-missed = nie osiągnięto
bench-pig = pig z OpenSpiel, losowa gra w C++
bench-catan = Catan z Catanatronu, losowa gra
bench-sampled = losowa gra
bench-listed = losowa gra z listami wyborów
bench-sampled-to-pig = losowa gra wobec pig
bench-listed-to-pig = z listami wobec pig
bench-sampled-2 = losowa gra w dwie osoby
bench-sampled-3 = losowa gra w trzy osoby
bench-sampled-to-catan = najwolniejsza wobec Catanatronu
bench-copy = kopia stanu w środku partii
bench-growth = krok po 90 tafelkach wobec 10
bench-memory = pamięć stanu na jedno miejsce
bench-match = cała losowa partia
bench-view = widok jako JSON
bench-view-size = największy widok jako JSON
bench-compiled-to-interpreted = skompilowane wobec interpretowanego
bench-same-checksums = stoły grane w obu trybach tak samo
bench-import = import cheeseboard
bench-help = cheeseboard --help
bench-interpreted = Silnik działa tu w trybie interpretowanym; przyspiesza go „make compile” i dla niego są te cele.
bench-no-pig = OpenSpiel nie jest zainstalowany, więc nic się z nim nie porównuje; instaluje go „make bench”.
bench-no-catan = Catanatron nie jest zainstalowany, więc nic się z nim nie porównuje; instaluje go „make bench”.

## edition

metavar-deed = check|copy
metavar-folder = FOLDER
help-edition-short = Sprawdź albo zacznij własną edycję gry Rats of Wistar.
help-edition = Edycja gry Rats of Wistar to folder z tabelami. „check” wypisuje wszystko, co jest w nim nie tak, z plikiem
    i wierszem; jeśli coś znajdzie, kod wyjścia to 1. „copy” zapisuje tabele edycji domowej w nowym folderze jako początek
    twojej. Każdą tabelę objaśnia docs/editions.md.
help-edition-example = cheeseboard edition copy moja-edycja
    cheeseboard edition check moja-edycja

edition-fine = { $folder }: ta edycja jest w porządku. Elementy wciąż oznaczone „house”: { $house }.
edition-faults = { $number ->
    [one] Jeden błąd.
    [few] { $number } błędy.
    [many] { $number } błędów.
   *[other] { $number } błędu.
}
edition-copied = Tabele edycji domowej są w folderze { $folder }. Zmień je, a potem uruchom: cheeseboard edition check { $command }
trouble-edition-deed = Z edycją nie można zrobić „{ $given }”; wybierz jedno z tych: { $expected }.
trouble-folder-not-empty = Folder { $folder } nie jest pusty; wybierz pusty albo nowy.

edition-fault-file-missing = Brakuje tej tabeli.
edition-fault-file-encoding = To nie jest tekst w UTF-8; zapisz go jako UTF-8.
edition-fault-file-empty = Ta tabela jest pusta; zaczyna się od nazw kolumn: { $expected }
edition-fault-column-missing = Brakuje kolumny „{ $name }”.
edition-fault-column-unknown = Nie ma kolumny „{ $given }”; kolumny to: { $expected }.
edition-fault-column-twice = Kolumna „{ $name }” jest tu dwa razy.
edition-fault-cells = Liczba komórek w wierszu: { $found }, liczba kolumn w tabeli: { $expected }; komórki oddziela |.
edition-fault-cell-empty = Komórka jest pusta; tam, gdzie nic nie ma, wpisz -.
edition-fault-nothing = Tu musi coś być.
edition-fault-gap = Między dwoma znakami czegoś brakuje.
edition-fault-word = „{ $given }” nie jest { $vocabulary ->
    [gain] niczym, co można otrzymać, zrobić lub wyłożyć
    [payment] niczym, czym można zapłacić lub co można stracić
    [count] niczym, co da się liczyć
    [trigger] niczym, na co może czekać efekt
    [discount] niczym, na co może być zniżka
    [odd] żadnym ze szczególnych efektów
    [type] typem efektu, jaki może tu być
    [symbol] ani umiejętnością, ani energią
    [skill] umiejętnością
    [deck] talią
    [kind] rodzajem projektu
    [cost] niczym, czym się tu płaci
    [origin] pochodzeniem
    [place] miejscem
    [lock] kłódką
    [section] sekcją tarczy
    [players] liczbą graczy
    [cheese] odpowiedzią
   *[room] pomieszczeniem
}; możliwe: { $expected }.
edition-fault-number = „{ $given }” się nie nadaje; wpisz liczbę całkowitą od { $least } do { $most }.
edition-fault-amount = „{ $given }” się nie nadaje; wpisz liczbę od 1 do { $most } i słowo, na przykład „2 wood”.
edition-fault-word-twice = „{ $given }” jest tu dwa razy; dodaj liczby.
edition-fault-twice = „{ $given }” jest już w wierszu { $line }.
edition-fault-missing = Brakuje: { $missing }.
edition-fault-arrow = W „{ $given }” brakuje strzałki: coś, ->, coś.
edition-fault-losses = „{ $given }” daje za dużo możliwości; mogą być dwie, a między nimi „or”.
edition-fault-type-missing = W „{ $given }” brakuje typu efektu; zacznij od jednego z tych słów i dwukropka: { $expected }.
edition-fault-pattern = „{ $given }” nie pasuje do efektu typu „{ $type }”.
edition-fault-final = „{ $given }”: punktacja końcowa nie daje nic oprócz vp.
edition-fault-round-mouse = Mysz rundy może być tylko na tarczy.
edition-fault-electricity = Prąd to 1 (słaby) albo 2 (silny), a nie { $given }.
edition-fault-electricity-basic = Projekt podstawowy nie może wymagać prądu.
edition-fault-decks = Projektów podstawowych ma być 100, a zaawansowanych 80; jest ich { $basic } i { $advanced }.
edition-fault-place = Do numeru { $number } należy: { $expected }.
edition-fault-lock = Wiersz { $row } nie może czekać na wiersz { $given }; kłódka wskazuje wcześniejszy wiersz.
edition-fault-rising = Liczba { $given } musi być większa niż { $before } przed nią.
edition-fault-wheel-bonus = „{ $given }” nie jest akcją dodatkową tarczy; możliwe: { $expected }.
edition-fault-wheel-twice = „{ $given }” już jest na tej stronie sekcji; jej akcje dodatkowe się nie powtarzają.
edition-fault-wheel-space = Następne pole tej strony to { $expected }, a nie { $given }.
edition-fault-wheel-sides = Przy liczbie graczy { $players } sekcja { $section } ma mieć jedną stronę; liczba stron: { $found }.
edition-fault-wheel-missing = Przy liczbie graczy { $players } brakuje tych akcji dodatkowych: { $missing }.
edition-fault-wheel-mice = Przy liczbie graczy { $players } mysz rundy może być na tarczy tylko raz; jest { $found } razy.
edition-fault-outside = Pierwszy wiersz, i żaden inny, to „{ $room }” z miejscem „{ $place }”.
edition-fault-outside-fields = Na zewnątrz nie ma ani misji, ani myszy, ani sera.
edition-fault-rooms = Wierszy ma być { $expected }: „out” i po jednym dla każdego pomieszczenia; jest ich { $found }.
edition-fault-cheeses = Ser ma być w jednym pomieszczeniu; liczba pomieszczeń z serem: { $found }.
edition-fault-cheese-cellar = Ser ma być w piwnicy.
edition-fault-fields = { $what ->
    [missions] Liczba pól misji
   *[mice] Liczba pól myszy
} { $place ->
    [house] w domu
   *[cellar] w piwnicy
}: { $found }, a zająć można najwyżej { $most }.
edition-fault-ways = Dróg jest { $found }, a żetonów drzwi tylko { $most }.
edition-fault-unreachable = Do pomieszczenia „{ $room }” nie prowadzi żadna droga.
edition-fault-way-itself = Ta droga prowadzi z „{ $room }” z powrotem do „{ $room }”.
edition-fault-way-twice = Droga między „{ $one }” i „{ $other }” jest już w wierszu { $line }.
