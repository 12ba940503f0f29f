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
metavar-text = TEKST
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

metavar-contestants = BOT
metavar-shares = DÓŁ,GÓRA
help-arena-short = Sprawdzić, który bot jest silniejszy.
help-arena = Każda para botów spotyka się w rundach: te same kości przy każdym rozsadzeniu, więc nikomu nie pomaga ani
    szczęście, ani miejsce. Pokazuje udziały w wygranych i przewagi z 95% przedziałami ufności, a przy więcej niż dwóch
    botach także ranking. Bot to poziom (zob. „cheeseboard games”) albo przeszukiwanie z własnym budżetem: search:500 lub
    is-mcts:500 (symulacji na wybór), is-mcts:0.5s (sekund). Przy budżecie w symulacjach wynik jest dla tego samego ziarna
    taki sam przy każdej liczbie procesów. Przy więcej niż dwóch miejscach jeden bot siedzi wśród kopii drugiego, potem
    odwrotnie. Więcej mówi docs/bots.md.
help-arena-games = Liczba partii każdej pary (domyślnie 200), zaokrąglona w górę do pełnych rund.
help-arena-seats = Liczba miejsc (domyślnie najmniejsza możliwa).
help-arena-jobs = Liczba procesów, które grają (domyślnie jeden na każdy rdzeń).
help-arena-sprt = Zakończyć, gdy tylko wiadomo, czy pierwszy z dwóch botów ma najwyżej DÓŁ, czy co najmniej GÓRA procent
    wygranych, na przykład 50,55.
help-arena-keep = Zapisywać każdą rundę w tym pliku; zatrzymany lub zabity turniej rusza stąd dalej.
help-arena-plot_file = Narysować wynik w tym pliku (SVG).
help-arena-example = cheeseboard arena kocour hard medium --games 1000 --seed 7
    cheeseboard arena qwixx easy medium hard is-mcts:500 --keep drabina.jsonl --plot drabina.svg
    cheeseboard arena myszki hard medium --games 20000 --sprt 50,55 --jobs 4
metavar-part = CZĘŚĆ
help-train-short = Niech boty rozwiążą i nauczą się tego, według czego grają.
help-train = Rozwiązuje i uczy liczb, według których grają silne boty danej gry. Ziarna są stałe, więc każdy dostaje to samo.
    Co zostało zatrzymane lub zabite, po ponownym wydaniu polecenia rusza z miejsca, w którym było. Pakiet ma już te
    pliki; do gry trening nie jest potrzebny.
help-train-part = Tylko ta część (inaczej wszystkie części gry).
help-train-into = Folder na pliki (domyślnie „training”); obok każdego leżą jego wyniki.
help-train-figures = Pokazuje, co osiągnęły pliki dołączone do pakietu, i niczego nie trenuje.
help-train-example = cheeseboard train kocour
    cheeseboard train qwixx --part qwixx-2 --into training
    cheeseboard train kocour --figures

metavar-kind = tournament|balance|sweep
metavar-address = ADRES
help-study-short = Odpowiedzieć na pytanie o grze wieloma partiami, tutaj albo w klastrze.
help-study = Rozgrywa partie, o które prosi plik ustawień (TOML), na wszystkich rdzeniach albo w Ray, i pisze stronę, która
    odpowiada z podaniem błędu. Turniej (tournament) mówi, który bot jest silniejszy; balans (balance) mówi, ile kosztuje
    pierwsze miejsce i które karty są za silne; przegląd (sweep) porównuje opcje i liczby miejsc. Co rozegrano, zostaje
    w folderze: badanie, które zatrzymano albo zabito, idzie stamtąd dalej z tym samym wynikiem. Więcej w docs/study.md.
help-study-config = Plik, który mówi, co się bada.
help-study-output = Folder na partie i stronę (domyślnie obok ustawień, z końcówką .study).
help-study-jobs = Liczba procesów, które grają (domyślnie jeden na każdy rdzeń); wynik jest ten sam przy każdej liczbie.
help-study-ray = Grać przez Ray na tym komputerze.
help-study-ray_address = Grać w klastrze Ray pod tym adresem.
help-study-example = cheeseboard study balance --config wistar.toml
    cheeseboard study tournament --config ladder.toml --ray-address 10.0.0.1:6379

help-replay-short = Obejrzyj zapisaną partię krok po kroku.
help-replay = Obejrzyj zapisaną partię krok po kroku, w przód i wstecz. Poza terminalem wypisywane są wszystkie kroki.
help-replay-example = cheeseboard replay wieczor.json

help-review-short = Co rozstrzygnęło partię.
help-review = Omawia zakończoną partię oczami jednego gracza: ile kosztował każdy wybór, jakie szczęście przyniósł każdy
    rzut i gdzie partia się odwróciła. Wszystko ocenia się według tego, co gracz wtedy wiedział.
help-review-seat = Miejsce, z którego patrzymy wstecz, licząc od 1. Domyślnie miejsce pierwszej osoby.
help-review-rollouts = Ile razy dogrywa się każdy krok; więcej trwa dłużej i jest pewniejsze.
help-review-seed = Ziarno wyszukiwania. To samo ziarno daje to samo omówienie.
help-review-as_json = Wypisuje wszystkie kroki jako JSON.
help-review-example = cheeseboard review wieczor.json --seat 2

help-verify-short = Sprawdź zapisaną partię i jej kostki.
help-verify = Odtwarza zapisaną partię: każdy krok musi być zgodny z zasadami, a każdy rzut musi być tym, który daje jego
    źródło. Jeśli coś się nie zgadza, kod wyjścia to 1 i wypisany jest pierwszy błędny krok.
help-verify-commitment = Zobowiązanie zanotowane przed partią albo co najmniej 16 jego pierwszych cyfr: musi być takie samo
    jak w zapisie.
help-verify-nonces = To, co dodano od siebie do kostek: w zapisie musi być bez zmian. Można podać kilka razy.
help-verify-example =
    cheeseboard verify wieczor.json
    cheeseboard verify wieczor.json --commitment 9f86d081884c7d65 --nonce 4711

help-bench-short = Zmierz szybkość silnika.
help-bench = Mierzy, jak szybko silnik gra, kopiuje stany i startuje, na jednym rdzeniu.
help-bench-lab = Zmierz tylko laboratorium: wiele partii naraz wobec PettingZoo.
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
    [easy] Łatwy bot
    [medium] Średni bot
    [hard] Trudny bot
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
menu-level = Poziom botów [{ $usual }]:
menu-level-name = { $level ->
    [easy] łatwy
    [medium] średni
   *[hard] trudny
}
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

play-hint = Numer · ? pomoc · h rada · b plansza · l przebieg · u cofnij · q zapisz i wyjdź
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
    h – rada: co silny bot sądzi o twoich możliwościach
    b – cała plansza
    l – wszystko, co się dotąd stało
    Enter – znowu wybory
    u – cofnij ostatni wybór przy tym ekranie, jeśli nikt się od tej pory niczego nie dowiedział
    q – zapisz i wyjdź; q PLIK zapisuje w tym pliku
play-keys-orders = o – stałe polecenia: niech gra odpowiada za ciebie
play-keys-dice =
    Wpisz, co wypadło, kostka po kostce, z odstępami; kolory także numerami.
    u – cofnij ostatni wybór
    q – zapisz i wyjdź; q PLIK zapisuje w tym pliku
play-hand-over = Przekaż ekran dalej: { $player } naciska Enter.
play-orders = Stałe polecenia odpowiadają za ciebie, żeby nikt na ciebie nie czekał:
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
verify-skipped = Gracze zgodzili się cofnąć przed { $chances ->
    [one] jeden los, który już padł
    [few] { $chances } losy, które już padły
    [many] { $chances } losów, które już padły
   *[other] { $chances } losu, które już padły
}; nic z tego nie zostało użyte ponownie. Jeśli nikt tego nie pamięta, nie ufaj kostkom.
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
verify-commitment = Zobowiązanie jest tym, które masz zanotowane.
verify-nonce = Twój wkład jest w zapisie bez zmian: „{ $nonce }” ({ $names }).
verify-wrong = { $file }: krok { $step } się nie zgadza: jego źródło daje „{ $expected }”, w zapisie jest „{ $found }”.
verify-other-commitment = { $file } się nie zgadza: zanotowane zobowiązanie nie jest tym z zapisu; w zapisie jest { $found }.
verify-no-nonce = { $file } się nie zgadza: według zapisu nikt nie dodał „{ $nonce }”.
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
trouble-commitment = „{ $given }” to nie zobowiązanie; podaj jego 64 cyfry szesnastkowe albo co najmniej { $least } pierwszych.
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
trouble-not-a-folder = { $file } nie jest folderem; wybierz inne miejsce.
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
bench-choice = wybór trudnego bota
bench-thinking = pamięć procesu, w którym myśli trudny bot
bench-compiled-to-interpreted = skompilowane wobec interpretowanego
bench-same-checksums = stoły grane w obu trybach tak samo
bench-zoo = przez PettingZoo
bench-vector = wiele partii naraz
bench-vector-to-zoo = naraz wobec PettingZoo
bench-import = import cheeseboard
bench-help = cheeseboard --help
bench-interpreted = Silnik działa tu w trybie interpretowanym; przyspiesza go „make compile” i dla niego są te cele.
bench-no-pig = OpenSpiel nie jest zainstalowany, więc nic się z nim nie porównuje; instaluje go „make bench”.
bench-no-catan = Catanatron nie jest zainstalowany, więc nic się z nim nie porównuje; instaluje go „make bench”.
bench-no-lab = PettingZoo nie jest zainstalowane, więc nic się z nim nie porównuje; zainstaluj je tak: pip install "cheeseboard[lab]"

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

## db

metavar-task = upgrade|backup|restore
help-db-short = Zaktualizuj bazę danych serwera, zrób jej kopię albo ją odtwórz.
help-db = Bazę danych serwera wskazuje DATABASE_URL, inaczej jest to plik SQLite w twoim folderze danych. „upgrade”
    dostosowuje ją do tej wersji, „backup” zapisuje ją całą w PLIKU, także gdy serwer działa, „restore” wczytuje taki plik
    do pustej bazy dowolnego rodzaju. Jeśli plik jest uszkodzony, kod wyjścia to 1. Więcej w docs/storage.md.
help-db-replace = Pozwól, by „restore” zastąpiło wszystko, co jest w bazie.
help-db-example = cheeseboard db backup poniedzialek.backup
    cheeseboard db upgrade
    cheeseboard db restore poniedzialek.backup

db-created = Baza danych jest gotowa (rewizja { $revision }).
db-upgraded = Baza danych ma teraz rewizję { $revision }.
db-current = Baza danych ma już rewizję { $revision }.
db-rows = wierszy
db-backed-up = Kopia jest w pliku { $file }; liczba wierszy: { $rows }. Są w niej tajne dane: trzymaj ją tam, gdzie tylko ty ją przeczytasz.
db-restored = Odtworzono kopię z pliku { $file }; liczba wierszy: { $rows }.
db-damaged = { $file } nie jest pełną kopią; niczego nie zmieniono. Wybierz inny plik.
trouble-db-task = Z bazą danych nie można zrobić „{ $given }”; wybierz jedno z tych: { $expected }.
trouble-db-file = Podaj plik: cheeseboard db { $task } PLIK.
trouble-db-replace = --replace pasuje tylko do „restore”; pomiń je.
trouble-db-away = Baza danych jest nieosiągalna albo nie można do niej pisać; sprawdź, czy działa i czy DATABASE_URL jest dobre, i spróbuj ponownie.
trouble-db-newer = To pochodzi z nowszej wersji Cheeseboard (rewizja { $found }, ta wersja zna { $known }); zainstaluj ją.
trouble-db-not-ours = W tej bazie danych jest coś, co nie należy do Cheeseboard; ustaw DATABASE_URL na inną.
trouble-db-not-empty = Baza danych nie jest pusta i pozostała bez zmian; odtwórz kopię w innej albo dodaj --replace, a wszystko, co w niej jest, przepadnie.
trouble-db-nothing = W bazie danych nie ma czego kopiować; sprawdź DATABASE_URL.
trouble-db-driver = PostgreSQL wymaga dodatkowego pakietu; zainstaluj cheeseboard[scale].
trouble-db-fault = Baza danych nie zrozumiała polecenia: to błąd Cheeseboard; prosimy go zgłosić.
trouble-setting = { $variable } ma wartość, która się nie nadaje; możliwe: { $expected }

## serve

metavar-host = ADRES
help-serve-short = Uruchom serwer, na którym się gra.
help-serve = Uruchamia serwer, na którym ludzie grają w przeglądarce. Wszystko zapisuje w bazie danych, którą wskazuje
    DATABASE_URL, inaczej w pliku SQLite w twoim folderze danych. Ctrl+C go zatrzymuje; nic nie ginie.
help-serve-host = Adres, na którym serwer nasłuchuje (inaczej CHEESEBOARD_HOST lub 127.0.0.1: tylko ten komputer); 0.0.0.0 oznacza wszystkie.
help-serve-port = Port, na którym serwer nasłuchuje (inaczej CHEESEBOARD_PORT lub 8000); 0 oznacza dowolny wolny.
help-serve-workers = Ile procesów serwera działa (inaczej CHEESEBOARD_WORKERS lub 1); więcej niż jeden wymaga PostgreSQL. Proces, który padnie, jest uruchamiany ponownie.
help-serve-open = Otwórz stronę w przeglądarce, jeśli jest ekran.
help-serve-example = cheeseboard serve
    cheeseboard serve --host 0.0.0.0 --port 8080
    cheeseboard serve --workers 4

serve-running = Cheeseboard działa pod adresem { $address } (zatrzymuje go Ctrl+C).
trouble-serve-port = Nie ma portu { $given }; wybierz najwyżej { $most }.
trouble-serve-address = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: jest zajęty albo nie twój. Wybierz inny przez --host i --port.
trouble-serve-outdated = Baza danych jest ze starszej wersji albo pusta; najpierw uruchom cheeseboard db upgrade.
serve-not-started = Serwer się nie uruchomił; dlaczego, mówią wiersze powyżej.
trouble-serve-workers = Tyle procesów ({ $given }) to za dużo; wybierz najwyżej { $most }.
trouble-serve-alone = Z SQLite serwer to jeden proces: pomiń --workers albo ustaw DATABASE_URL na bazę danych PostgreSQL.

## worker

help-worker-short = Niech boty dużego serwera myślą tutaj.
help-worker = Boty myślą tu we własnych procesach, dla wszystkich procesów serwera, które mają wspólną bazę danych PostgreSQL
    (DATABASE_URL). Uruchom ich, ile chcesz, na dowolnym komputerze; gdy nie działa żaden, boty myślą w procesach serwera.
    Zatrzymuje go Ctrl+C; nic nie przepada. Więcej w docs/hosting.md.
help-worker-processes = Ile botów myśli jednocześnie (inaczej według CHEESEBOARD_THINKING_PROCESSES, inaczej 1).
help-worker-metrics_host = Adres, pod którym Prometheus znajdzie liczby o workerze (inaczej CHEESEBOARD_METRICS_HOST lub 127.0.0.1: tylko ten komputer).
help-worker-metrics_port = Port, na którym Prometheus znajdzie je jako /metrics (inaczej CHEESEBOARD_METRICS_PORT; bez niego takiej strony nie ma); 0 oznacza dowolny wolny.
help-worker-example = cheeseboard worker
    cheeseboard worker --processes 4 --metrics-port 8001

worker-running = { $processes ->
    [one] Boty myślą tutaj, po jednym (zatrzymuje je Ctrl+C).
    [few] Boty myślą tutaj, { $processes } jednocześnie (zatrzymuje je Ctrl+C).
    [many] Boty myślą tutaj, { $processes } jednocześnie (zatrzymuje je Ctrl+C).
   *[other] Boty myślą tutaj, { $processes } jednocześnie (zatrzymuje je Ctrl+C).
}
worker-metrics = Liczby o nim są pod adresem { $address }.
trouble-worker-address = Worker nie może nasłuchiwać pod adresem { $host }, port { $port }: jest zajęty albo nie twój. Wybierz inny przez --metrics-host i --metrics-port.
trouble-worker-alone = Z SQLite boty myślą w samym serwerze; worker wymaga, by DATABASE_URL wskazywało bazę danych PostgreSQL.

## arena

arena-pace = { $speed } partii na sekundę
arena-progress = Partie: { $played } z { $matches }, { $pace }.
arena-pair = para
arena-share = udział pierwszego
arena-lead = jego przewaga
arena-one-alone = pierwszy sam
arena-other-alone = drugi sam
arena-rating = ranking (Elo)
arena-time = czas na wybór
arena-means = Dwa równe boty mają po 50 %; remis się dzieli. W każdej rundzie te same kości padają przy wszystkich rozsadzeniach; ± to 95% przedział ufności po rundach.
arena-means-solo = W grze jednoosobowej rundę zdobywa ten, kto przy tych samych kościach ma więcej punktów. ± to 95% przedział ufności po rundach.
arena-alone = Sam: wygrane jednego bota wśród { $seats ->
    [3] dwóch kopii
    [4] trzech kopii
   *[other] kilku kopii
} drugiego, jako wielokrotność równego udziału.
arena-sprt = Test sekwencyjny: { $verdict ->
    [high] { $bot } ma co najmniej { $high } %
    [low] { $bot } ma najwyżej { $low } %
   *[open] nierozstrzygnięte między { $low } % a { $high } %
} (świadectwo { $evidence }; rozstrzyga ponad ±2,94).
trouble-arena-bots = { $given ->
    [one] Podano jednego bota
    [few] Podano { $given } boty
    [many] Podano { $given } botów
   *[other] Podano { $given } bota
}; podaj od { $least } do { $most }.
trouble-arena-twice = „{ $bot }” podano dwa razy; podaj różne boty albo daj jednemu inny budżet.
trouble-arena-sprt = „{ $given }” to nie test; podaj dwie wartości procentowe między 0 a 100, najpierw niższą, na przykład 50,55.
trouble-arena-sprt-two = Test sekwencyjny jest między dwoma botami; podaj dwa albo pomiń --sprt.
trouble-arena-other = W pliku { $file } jest inny turniej lub turniej innej wersji; wybierz inny plik albo boty, miejsca, opcje i ziarno, z którymi się zaczął.
trouble-arena-file = Plik { $file } nie jest zapisem turnieju lub jest uszkodzony w wierszu { $line }; wybierz inny plik.
trouble-arena-busy = Do pliku { $file } zapisuje właśnie inny turniej; poczekaj, aż się skończy, albo wybierz inny plik.
trouble-arena-budget = „{ $bot }” w grze { $game } nie ma budżetu, bo nie przeszukuje; pomiń „{ $budget }” albo podaj przeszukiwanie: search:500, is-mcts:0.5s.

## Omówienie

review-progress = kroki
review-so-far = Kroki: { $done } z { $all }.
review-solving = Najpierw zostanie rozwiązany Qwixx dla jednej osoby, potrwa to około pół minuty; wynik zostanie zachowany na przyszłość.
review-unsolved = Qwixx dla jednej osoby nie jest na tym komputerze rozwiązany, więc ocenia przeszukiwanie; liczby są mniej pewne.
review-title = { $game }: partia oczami gracza { $player }
review-step = krok
review-kind = rodzaj
review-luck = los
review-choice = wybór
review-what = co się stało
review-before = przedtem
review-change = zmiana
review-best = lepszy wybór
review-sure = Pokazane są tylko kroki, które na pewno coś zmieniły; ± mówi, jak pewne są liczby.
review-even = Żaden krok niczego na pewno nie zmienił.
review-sum-choice = Te wybory kosztowały łącznie: { $alone ->
    [yes] { $sum } punktu
   *[no] { $number ->
        [one] { $sum } punkt procentowy szansy na wygraną
        [few] { $sum } punkty procentowe szansy na wygraną
        [many] { $sum } punktów procentowych szansy na wygraną
       *[other] { $sum } punktu procentowego szansy na wygraną
    }
}
review-sum-chance = Szczęście we wszystkich rzutach i losowaniach przyniosło: { $alone ->
    [yes] { $sum } punktu (± { $margin })
   *[no] { $number ->
        [one] { $sum } punkt procentowy szansy na wygraną (± { $margin })
        [few] { $sum } punkty procentowe szansy na wygraną (± { $margin })
        [many] { $sum } punktów procentowych szansy na wygraną (± { $margin })
       *[other] { $sum } punktu procentowego szansy na wygraną (± { $margin })
    }
}
review-turned = { $sign } Tutaj partia się odwróciła.
review-stopped = Zatrzymano przed czasem: reszty partii nie oceniono.
trouble-review-no-record = Plik { $file } nie jest zapisem partii; podaj plik zapisany przez cheeseboard play.
trouble-review-not-over = Partia w pliku { $file } nie jest zakończona; dograj ją poleceniem cheeseboard play --resume { $file }.
trouble-review-seat = Nie ma miejsca { $given }; wybierz liczbę od 1 do { $most }.

## Rady

hint-thinking = Silny bot przygląda się twoim możliwościom …
hint-choice = wybór
hint-chance = szansa na wygraną
hint-score = wynik końcowy
hint-reason = dlaczego
hint-more = … i { $number ->
    [one] jeszcze jedna możliwość, która wyglądała gorzej
    [few] jeszcze { $number } możliwości, które wyglądały gorzej
    [many] jeszcze { $number } możliwości, które wyglądały gorzej
   *[other] jeszcze { $number } możliwości, która wyglądała gorzej
}.
hint-known = Bot nie wie więcej niż ty; ± mówi, jak bardzo jest pewny, a przy wyniku – jak daleko od niego kończy się większość partii.

## train

train-done = { $name }: gotowe, liczba kroków: { $taken } ({ $figures }).
train-known = { $name }: gotowe już przed zatrzymaniem, pozostaje bez zmian.
train-progress = { $name }: { $steps ->
    [0] liczba kroków dotąd: { $taken }.
   *[other] kroki: { $taken } z { $steps }.
}
train-measuring = { $name }: trwa pomiar wyników
train-stopped = Zatrzymano; to samo polecenie rusza stąd dalej.
train-figures = { $name }: { $figures }
trouble-train-game = Dla „{ $given }” niczego się nie uczy; gry, w których jest czego się uczyć: { $expected }.
trouble-train-part = Nie ma części „{ $given }”; ta gra ma: { $expected }.
trouble-train-file = Plik { $file } nie został po tym treningu; usuń go albo wybierz inny folder.
