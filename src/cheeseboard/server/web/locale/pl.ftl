## Everywhere

skip-to-content = Przejdź do treści
loading = Chwileczkę …
dismiss = Zamknij
nav-label = Główne
nav-rules = Zasady
nav-me = Profil
nav-preferences = Język i wygląd
preference-language = Język
preference-theme = Światło
preference-sound = Dźwięk
preference-quick = Bez animacji
theme-auto = Jak system
theme-light = Dzień
theme-dark = Noc
trouble-offline = Nie można połączyć się z serwerem; sprawdź połączenie i spróbuj ponownie.
trouble-fault = Coś poszło nie tak na tej stronie; wczytaj ją ponownie.
rule-link = Zasada { $rule }
nowhere-title = Tu nic nie ma
nowhere-text = Może zabrała to mysz.
nowhere-home = Na stronę główną

## The start page

home-title = W co dziś zagramy?
home-text = Pięć gier, uczciwe kości i nikt nie podgląda. Konto nie jest potrzebne.
home-continue = Graj dalej
home-games = Gry
home-open-tables = Dosiądź się do innych
home-playing = Trwające gry
name-label = Twoje imię
name-example = np. Ewa
name-keep = Użyj tego imienia
guest-name = Gość { $number }
home-level = Poziom botów
game-play-bots = { $level ->
    [easy] Zagraj z łatwymi botami
    [medium] Zagraj ze średnimi botami
    [hard] Zagraj z trudnymi botami
   *[other] Zagraj z botami
}
game-play-bots-of = { $game }: { $level ->
    [easy] zagraj z łatwymi botami
    [medium] zagraj ze średnimi botami
    [hard] zagraj z trudnymi botami
   *[other] zagraj z botami
}
game-new-table = Nowy stół
game-players = graczy: { $fewest }–{ $most }
game-rules = Zasady gry
table-your-turn = Twoja kolej
table-status-gathering = Zbiera się
table-status-playing = W toku
table-status-over = Koniec
table-status-closed = Zamknięty
table-how-far = Ruchów dotąd: { $number }, stół założono { $since }
bot-name = Bot { $number } ({ $level })
bot-short = Bot { $number }
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-random = losowy
level-greedy = zachłanny
value-default = zwykłe
value-triangular = takie same w każdym kolorze
value-house = nasze własne
seat-open = wolne
seat-number = Miejsce { $number }

## An invitation

join-title = Masz zaproszenie
join-with = Przy stole czekają: { $names }
join-sit = Usiądź
join-seated = Już siedzisz przy tym stole; ten link jest dla kogoś innego.
handed-title = Dostajesz miejsce przy stole
handed-from = { $name } oddaje ci swoje miejsce. Gra toczy się dalej, a ty przejmujesz ją taką, jaka jest.
handed-with = Przy stole: { $names }
handed-bot = W tej chwili gra tam bot. Przestanie, gdy usiądziesz.
handed-result = Wynik, a w grze rankingowej także ranking, należy do osoby, która siedziała tu na początku gry.
handed-look = Najpierw obejrzyj grę
handed-take = Przejmij miejsce

## While people gather

lobby-seats = Miejsca
lobby-you = (ty)
lobby-beside = przy tym samym ekranie
lobby-own-bot = (własny bot)
lobby-added = dodano wkład do kości
lobby-kept = czeka na zaproszoną osobę
lobby-kept-for = zajęte dla: { $name }
lobby-sit = Usiądź tutaj
lobby-sit-beside = Ktoś przy tym ekranie
lobby-put-bot = Posadź tu bota …
lobby-invite = Zaproś linkiem
lobby-invite-here = Zaproś na to miejsce
lobby-code = Link jako kod QR: zeskanuj go aparatem telefonu
lobby-link = Kto ma ten link, może się dosiąść:
lobby-copied = Link jest skopiowany.
lobby-free = Zwolnij miejsce
lobby-start = Zacznij
lobby-wait = Gra zacznie się, gdy uruchomi ją gospodarz.
lobby-not-full = Na każdym miejscu ktoś musi siedzieć: zaproś ludzi albo posadź boty.
lobby-leave = Wstań od stołu
lobby-close = Zamknij stół
lobby-options = Opcje
lobby-number = Liczba graczy
lobby-arrangement = Czas i towarzystwo
lobby-clock = Zegar
lobby-rated = Gra liczy się do rankingu
lobby-spectators = Inni mogą oglądać
lobby-stand-in = Kto gra za nieobecnych
dice-text = Serwer obiecał sekret, a przeglądarki wszystkich graczy dodają do niego coś losowego: nikt nie może wybrać, co wypadnie.
dice-promise = Obietnica:
dice-copy = Kopiuj
dice-copied = Obietnica jest skopiowana.
dice-explained = Jak ją sprawdzić
dice-own = Dodaj coś od siebie
dice-own-text = Twoja przeglądarka dodała już coś losowego. Jeśli bardziej ufasz prawdziwej kości albo własnemu słowu, zajmie ono jego miejsce.
dice-own-of = { $name } dodaje:
dice-add = Dodaj to zamiast tego
dice-added = Do kości dodano „{ $text }”.
clock-none = bez zegara
clock-move-30 = 30 sekund na ruch
clock-move-120 = 2 minuty na ruch
clock-match-600 = 10 minut na grę + 10 s za ruch
clock-match-1800 = 30 minut na grę + 20 s za ruch
clock-days-1 = dzień na ruch
clock-days-3 = 3 dni na ruch
clock-other = inny zegar

## The table

table-missing = Tego stołu nie można pokazać
connection-lost = Połączenie zerwane. Nic nie przepadło: próbujemy wrócić.
connection-ended = Sesja tutaj się skończyła albo stołu już nie ma.
board-label = Plansza
skip-scenes = Pomiń
seats-label = Gracze
seat-turn = ma wybrać
seat-stood-in = Przez chwilę grał tu bot.
seat-handed = To miejsce zostało przekazane.
own-seats-label = Gracze przy tym ekranie
curtain-title = Przekaż ekran: { $name }
curtain-take = { $name } już tu jest
prompt-choose = Wybierz, co zrobić.
prompt-wait = Czekamy na: { $names }
prompt-moment = Chwileczkę …
prompt-away = Gra za ciebie bot.
prompt-closed = Ten stół został zamknięty.
prompt-abandoned = Ten stół został zamknięty: od dawna nikt tu nie grał.
replay-at = Krok { $step } z { $steps }.
replay-label = Powtórka
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-step = Krok
replay-close = Wróć do teraz
replay-eyes = Widok
replay-spectator = widz
from-here = Graj stąd
from-seat = Twoje miejsce
from-sandbox = Spróbuj przeciw botom
from-sandbox-note = Gra zaczyna się od razu, na pozostałych miejscach grają boty.
from-sandbox-hidden = Gra zaczyna się od razu, na pozostałych miejscach grają boty. Wiesz tyle, ile było wtedy wiadomo z tego miejsca; to, czego nie było stąd widać, losuje się od nowa.
from-table = Przygotuj stół
from-table-note = Dla znajomych i botów, z ówczesną pozycją.
from-table-hidden = Dla znajomych i botów, z prawdziwą pozycją: to, co jest w niej ukryte, można sprawdzić w powtórce.
result-label = Wynik
result-place = Miejsce
result-player = Gracz
result-points = Punkty
result-rematch = Jeszcze raz
result-replay = Obejrzyj powtórkę
result-sat-first = Ranking zmienia się tym, którzy siedzieli przy stole na początku.
result-bots = Boty: { $names }
result-shared = Kto grał na miejscu { $number }: { $shares }
result-share-bot = bot, { $level }
rematch-gathering = Szykuje się rewanż.
rematch-playing = Rewanż już trwa.
rematch-over = Rewanż się zakończył.
rematch-join = Dołącz
rematch-look = Zobacz
sidebar-label = Obok planszy
sidebar-log = Co się stało
sidebar-chat = Czat
log-empty = Jeszcze nic się nie stało.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-new = nowe
chat-say = Napisz coś
chat-send = Wyślij
chat-mute = Wycisz: { $name }
chat-unmute = Anuluj wyciszenie: { $name }
chat-mute-table = Wycisz ten czat
chat-unmute-table = Anuluj wyciszenie czatu
chat-table-muted = Ten czat jest wyciszony.
menu-open = Menu
menu-undo = Cofnij
menu-back = Cofnij do mojego ostatniego wyboru
menu-ask-back = Poproś wszystkich o cofnięcie do mojego ostatniego wyboru
menu-back-rated = W grze rankingowej nie można cofnąć się dalej, niż pozwala „Cofnij”.
menu-rated = Gra liczy się do rankingu.
menu-unrated = Gra nie liczy się do rankingu.
menu-not-rated = Gra nie liczy się do rankingu: w rankingowej nikt nie ma dwóch miejsc i żadne dwa boty nie są tego samego poziomu.
menu-stand-in = Niech bot zagra za mnie
menu-come-back = Wróć do gry
menu-hand-over = Oddaj miejsce znajomemu
menu-since = Co się działo od mojego ostatniego ruchu
menu-replay = Powtórka
menu-fair = Uczciwe kości
menu-leave = Odejdź od stołu
menu-leave-sure = Dalej będzie za ciebie grał bot; możesz wrócić. Odejść?
back-agree = Zgoda
back-decline = Odmów
back-withdraw = Nieważne
back-here = Cofnij do tego miejsca
back-ask-here = Poproś wszystkich o cofnięcie do tego miejsca
back-agreed = Zgoda: { $names }
back-waits = Czekamy na odpowiedź: { $names }
back-look = Pokaż, dokąd
cover-missed = Przy stole nie widać: { $name }; czekanie zaczęło się { $since }.
cover-level = Poziom bota
cover-do = Niech zagra bot
cover-ask = Zaproponuj, żeby zagrał bot
cover-asked = { $name } proponuje, żeby za nieobecnego gracza zagrał bot ({ $level }). Nieobecny gracz: { $away }. Wrócić można w każdej chwili.
cover-here = Jestem tutaj
fallback-search = Szukaj wśród możliwości
fallback-choices = Co możesz zrobić
fallback-view = Co widzisz, tak jak zapisuje to program

## Rules

rules-search = Szukaj w zasadach
rules-contents = Rozdziały

## The profile

me-account = Masz konto: { $account }.
me-guest = Jesteś gościem. Konto zachowa twoje gry i pozwoli wrócić z każdego urządzenia.
me-account-name = Konto
me-email-confirmed = Twój adres e-mail został potwierdzony.
me-password = Hasło
me-register = Załóż konto
me-login = Zaloguj się
me-logout = Wyloguj się
me-history = Zakończone gry
me-no-history = Jeszcze żadnych.
me-more = Pokaż więcej
person-own = Co widzą o tobie inni
muted-title = Wyciszenia
muted-text = Tego, co napiszą na czacie, nie zobaczysz na żadnym swoim urządzeniu.
muted-none = Nikt nie jest wyciszony.
muted-hear = Anuluj wyciszenie

## Fair dice

fair-text = Przed grą serwer obiecuje sekret, podając jego odcisk. Dopiero potem gracze dodają coś od siebie, co losują ich przeglądarki. Kości wynikają z obu, więc nikt nie może ich wybrać. Po grze sekret zostaje pokazany, a przeglądarka porównuje go z obietnicą, którą zapamiętała.
fair-lesson = W lekcji kostki są ustawione z góry, żeby pokazały właśnie to, czego się uczysz; nie ma tu czego dowodzić. W każdej innej grze nikt nie może ich wybrać, a ta strona tego dowodzi.
fair-commitment = Obietnica (SHA-256 sekretu)
fair-nonce = Dodane przez: { $name }
fair-secret = Sekret
fair-secret-later = Zostanie pokazany po zakończeniu gry.
fair-check = Sprawdzone w przeglądarce
fair-fits = Sekret jest tym, który obiecano.
fair-differs = Sekret nie jest tym, który obiecano!
fair-nothing = nic
fair-bots-word = (wszystkie boty dodają to samo)
fair-nobody = Nikt nic nie dodał do tych kości, więc wszystko zależy od sekretu serwera: ten, kto prowadzi serwer, mógł go sobie wybrać.
fair-kept = Co pamięta ta przeglądarka
fair-promise-same = Obietnica jest dokładnie tą, którą ta przeglądarka widziała przed początkiem gry.
fair-promise-late = Obietnica jest tą, którą ta przeglądarka widziała w trakcie gry; na początku jej nie było.
fair-promise-other = Obietnica nie jest tą, którą ta przeglądarka widziała na początku! Serwer użył innego sekretu.
fair-promise-unknown = Ta przeglądarka nie widziała obietnicy przed końcem gry, więc nie może powiedzieć, czy pozostała taka sama. Wie to urządzenie, na którym toczyła się gra, albo ten, kto obietnicę zanotował.
fair-own-same = { $name }: to, co dodano stąd, jest w kościach bez zmian.
fair-own-other = { $name }: ta przeglądarka dodała „{ $given }”, a w grze jest coś innego! Jeśli nie zmieniono tego na innym twoim urządzeniu, zrobił to serwer.
fair-own-unknown = { $name }: wkład nie pochodzi z tej przeglądarki, więc nie może ona powiedzieć, czy jest bez zmian. Może pochodzić z innego twojego urządzenia albo od osoby, która wcześniej miała to miejsce.
fair-own-none = { $name }: nic nie dodano, bo przed początkiem nic nie nadeszło.
fair-table = Do stołu
fair-record = Zapis gry
fair-verify = Całą grę, zasada po zasadzie, można sprawdzić z zapisu poleceniem
fair-verify-kept = Można mu podać także zanotowaną obietnicę (--commitment) i własny wkład (--nonce).
fair-unable = Strona przyszła bez szyfrowania, więc przeglądarka nie może nic sprawdzić; otwórz ją przez https.
fair-chances = Każda kość i każde losowanie
fair-each = Po kolei
fair-came = W zapisie
fair-number = Liczba
fair-of = { $number } z 0–{ $below }
fair-checked = Sprawdzone
fair-right = wynika
fair-wrong = nie wynika!

## The review of a match

review-label = Analiza
review-begin = Przeanalizuj partię
review-close = Zamknij analizę
review-waits = Analiza czeka na swoją kolej.
review-goes-on = Bot przegląda partię. Możesz wyjść i wrócić; to, co gotowe, zostanie.
review-progress = { $done } z { $total } kroków
review-again = Kontynuuj analizę
review-known = Każdy krok jest oceniany według tego, co można było wtedy wiedzieć; ± mówi, na ile to pewne.
review-plot = Szansa na wygraną krok po kroku
review-plot-alone = Oczekiwane punkty krok po kroku
review-sum = { $number ->
    [one] { $sum } punkt procentowy
    [few] { $sum } punkty procentowe
    [many] { $sum } punktów procentowych
   *[other] { $sum } punktu procentowego
}
review-lost = Stracone przez twoje wybory
review-lost-in = { $number ->
    [0] żaden z { $all } wyborów nie był na pewno gorszy od innego
    [one] na pewno, w jednym z { $all } wyborów
    [few] na pewno, w { $number } z { $all } wyborów
    [many] na pewno, w { $number } z { $all } wyborów
   *[other] na pewno, w { $number } z { $all } wyborów
}
review-luck = Szczęście
review-luck-in = { $number ->
    [one] w jednym rzucie lub losowaniu
    [few] w { $number } rzutach i losowaniach
    [many] w { $number } rzutach i losowaniach
   *[other] w { $number } rzutach i losowaniach
}
review-turning = Punkty zwrotne
review-turning-none = Żaden pojedynczy krok nie odwrócił tej partii.
review-turning-at = Punkt zwrotny { $number } z { $all }
review-back = Poprzedni punkt zwrotny
review-on = Następny punkt zwrotny
review-chose = Twój wybór: { $choice }
review-better = Lepiej: { $choice }
review-even = Prawdopodobnie równie dobrze: { $choice }
review-best = Nic lepszego nie było.
review-cost = Stracone: { $change }
review-lucky = Szczęście: { $change }
review-came = Co przyszło: { $text }
review-drawn = losowanie
review-silent = W tym kroku nie było czego oceniać.
review-steps = Kroki
review-all = Wszystkie kroki
review-step = Krok
review-kind-chance = Los
review-kind-choice = Wybór
review-what = Co się stało
review-chance = Szansa na wygraną
review-points = Oczekiwane punkty
review-change = Zmiana

## Hints, and what happened meanwhile

menu-hint = Podpowiedź
hint-text = Bot wypróbował możliwości i radzi: { $choice }
hint-list = Co sądzi o możliwościach
hint-chance = Wygrana: { $chance }
hint-score = Punkty: { $score }
hint-others = { $number ->
    [one] Jeszcze jedna możliwość
    [few] Jeszcze { $number } możliwości
    [many] Jeszcze { $number } możliwości
   *[other] Jeszcze { $number } możliwości
}
hint-do = Zrób to
hint-not-asked = Podpowiedź dostaniesz, gdy będzie twoja kolej.
away-title = Co się działo bez ciebie
since-title = Od twojego ostatniego ruchu
since-all = Wszystko od twojego ostatniego ruchu
since-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
notice-turn = { $game }: twoja kolej.
notices-seen = Oznacz wszystko jako przeczytane
table-you = ty
table-waits = Czekamy na: { $names } ({ $since })
table-waits-until = Czekamy na: { $names }, czas minie { $until }

## Reminders

reminders-title = Przypomnienia
reminders-text = Gdy przy stole coś się stanie, a ciebie nie ma, tytuł karty to policzy, a strona główna pokaże. Możesz dowiedzieć się też inaczej.
reminders-browser = W tej przeglądarce
reminders-browser-show = Pokaż powiadomienie, gdy jest moja kolej, a strona jest otwarta
reminders-browser-cannot = Ta przeglądarka nie pokazuje powiadomień.
reminders-browser-denied = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.
reminders-email = E-mailem
reminders-address = Twój adres
reminders-confirm = Wyślij list do potwierdzenia
reminders-letter = List z odnośnikiem jest w drodze na adres { $address }.
reminders-unconfirmed = Otwórz odnośnik z listu na adres { $address }; do tego czasu nic tam nie wysyłamy.
reminders-confirmed = Adres { $address } jest twój.
reminders-email-off = Ten serwer nie wysyła e-maili.
reminders-webhook = Webhookiem
reminders-hook-address = Adres dla Slacka, Discorda albo twojego programu
reminders-keep = Zapisz
reminders-none = Usuń
reminders-key = Klucz, którym podpisujemy wiadomości:
reminders-webhook-off = Ten serwer nie wywołuje webhooków.
reminders-kinds = O czym i jak
reminders-kind-turn = Moja kolej
reminders-kind-soon = Kończy mi się czas
reminders-kind-back = Ktoś prosi o cofnięcie
reminders-kind-over = Gra się skończyła
reminders-kind-invited = Zaproszenie do stołu
reminders-channel-tab = tylko tutaj
reminders-channel-email = także e-mailem
reminders-channel-webhook = także webhookiem
reminders-wait = Wiadomość poczeka, czy nie wrócę bez niej
reminders-every = Między wiadomościami co najmniej
reminders-language = Język wiadomości

## Statistics and histories

stats-title = Rankingi i statystyki
stats-none = Dokończ grę, a zostanie tu policzona.
stats-rating = Ranking
stats-rank = miejsce { $rank }
stats-rating-plot = Ranking po każdej grze rankingowej w { $game } i jego niepewność
stats-day = Dzień
stats-points = Punkty średnio: { $mean }, najwięcej: { $best }
stats-places = Miejsca
stats-place-of = { $place }. z { $players }
stats-places-plot = Ile razy na którym miejscu w { $game }
stats-players = Graczy
stats-times = Ile razy
stats-against = Zwycięstwa
stats-against-plot = Odsetek zwycięstw w { $game } według przeciwników
stats-against-people = z ludźmi
stats-against-bots = z botami
stats-against-both = z jednymi i drugimi
stats-against-nobody = w pojedynkę
stats-whom = Z kim
stats-matches = Gier
stats-wins = Wygrane

## Klasyfikacja i inni ludzie

ranking-title = Klasyfikacja
ranking-text = Ranking to oszacowanie siły gry, a ± mówi, jak bardzo jest pewne. O kolejności decyduje siła, którą gracz ma prawie na pewno: ranking minus trzykrotność ±.
ranking-none = Nikt jeszcze nie rozegrał gry rankingowej w tę grę.
ranking-bot = Bot ({ $level })
person-gone = ktoś, kto odszedł
person-member = Ma konto; tutaj od: { $since }.
person-guest = Gość; tutaj od: { $since }.
person-bot = Czyjś własny bot, utworzony: { $since }.
person-owner = Czyj to bot

## Bots of one’s own

bots-title = Własne boty
bots-text = Twój program może grać przy każdym stole. Widzi to, co gracz na jego miejscu, i nic więcej.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-token = Token bota { $name } pokazujemy tylko teraz: pilnuj go jak hasła
bots-copy = Kopiuj
bots-copied = Token skopiowano.
bots-renew = Nowy token
bots-remove = Usuń
bots-remove-sure = Usuń { $name } na zawsze
bots-how = Jak gra bot
bots-how-run = Uruchom swój program z tokenem, na przykład przykład o 59 wierszach:
bots-how-seat = Otwórz stół i daj botowi miejsce tak jak naszym; albo niech sam przyjmie zaproszenie.
bots-how-rated = Gry z własnymi botami nie liczą się do rankingu; wszyscy widzą, czyj to bot.
bots-how-docs = Wszystko inne jest w

## What is counted

clock-days-left = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
prompt-choices = { $number ->
    [one] Jedna możliwość.
    [few] { $number } możliwości.
    [many] { $number } możliwości.
   *[other] { $number } możliwości.
}
prompt-over = { $number ->
    [0] Gra skończona.
    [one] Wygrywa { $names }!
    [few] Zwycięstwem dzielą się: { $names }!
    [many] Zwycięstwem dzielą się: { $names }!
   *[other] Zwycięstwem dzielą się: { $names }!
}
back-asked = { $name } prosi o cofnięcie do kroku { $step } z { $steps }. { $choices ->
    [0] Cofnięto by tylko to, co przyniósł los.
    [one] Cofnięto by jeden wybór ({ $first }).
    [few] Cofnięto by { $choices } wybory, pierwszy z nich: { $first }.
    [many] Cofnięto by { $choices } wyborów, pierwszy z nich: { $first }.
   *[other] Cofnięto by { $choices } wyboru, pierwszy z nich: { $first }.
}
result-rewinds = Grę cofnięto { $number ->
    [one] raz
    [few] { $number } razy
    [many] { $number } razy
   *[other] { $number } razu
}.
result-share = { $name } ({ $choices ->
    [one] jeden wybór
    [few] { $choices } wybory
    [many] { $choices } wyborów
   *[other] { $choices } wyboru
})
rules-found = { $number ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jedno miejsce.
    [few] Znaleziono { $number } miejsca.
    [many] Znaleziono { $number } miejsc.
   *[other] Znaleziono { $number } miejsca.
}
history-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
history-stood-in = Z zastępstwem: { $names }
stats-summary = { $matches ->
    [one] Jedna gra
    [few] { $matches } gry
    [many] { $matches } gier
   *[other] { $matches } gry
}, wygrane: { $wins } ({ $share })
reminders-minutes = { $minutes ->
    [0] wcale
    [60] godzinę
    [480] 8 godzin
    [1440] dzień
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
notices-label = { $number ->
    [0] Powiadomienia
    [one] Powiadomienia: jedno nowe
    [few] Powiadomienia: { $number } nowe
    [many] Powiadomienia: { $number } nowych
   *[other] Powiadomienia: { $number } nowego
}
since-left-out = { $number ->
    [one] Jedno starsze zdarzenie jest niżej w zapisie.
    [few] { $number } starsze zdarzenia są niżej w zapisie.
    [many] { $number } starszych zdarzeń jest niżej w zapisie.
   *[other] { $number } starszego zdarzenia jest niżej w zapisie.
}
away-more = { $number ->
    [one] Jeszcze jedno zdarzenie jest niżej w zapisie; ostatnie były:
    [few] Jeszcze { $number } zdarzenia są niżej w zapisie; ostatnie były:
    [many] Jeszcze { $number } zdarzeń jest niżej w zapisie; ostatnie były:
   *[other] Jeszcze { $number } zdarzenia jest niżej w zapisie; ostatnie były:
}
fair-all-fit = { $number ->
    [0] W tej grze nie było losowości.
    [one] Jedyny los tej gry wynika z sekretu i z tego, co dodali gracze.
    [few] Wszystkie { $number } losy tej gry wynikają z sekretu i z tego, co dodali gracze.
    [many] Wszystkie { $number } losów tej gry wynika z sekretu i z tego, co dodali gracze.
   *[other] Wszystkie { $number } losu tej gry wynikają z sekretu i z tego, co dodali gracze.
}
fair-some-wrong = { $number ->
    [one] Jeden los nie wynika z sekretu!
    [few] { $number } losy nie wynikają z sekretu!
    [many] { $number } losów nie wynika z sekretu!
   *[other] { $number } losu nie wynika z sekretu!
}

## Lekcje

game-learn = Naucz się, grając
lesson-label = Lekcja
lesson-progress = Krok { $place } z { $all }
lesson-next = Dalej
lesson-skip = Zakończ lekcję
lesson-skip-sure = Lekcja zostanie zamknięta. W każdej chwili możesz zacząć ją od nowa.
lesson-stay = Zostań
lesson-bots = Zagraj teraz z łatwymi botami
lesson-play-on = Dograj tę grę
lesson-first = To też wolno i we własnej grze wybierzesz, co zechcesz. Teraz jednak spróbuj najpierw tego, żeby zobaczyć, co się stanie: { $choice }.

## Przykłady w zasadach

example-label = Przykład
example-may = można to wybrać
example-board = Stół, jak go widzi { $name }
