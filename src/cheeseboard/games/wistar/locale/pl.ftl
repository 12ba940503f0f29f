title = Rats of Wistar
summary = Zbiegłe szczury kopią, budują, wynajdują i plądrują farmę, by przewodzić swojej kolonii.

## Słowa

form-area = { $end ->
    [forest] do lasu
    [burrow] do nory
   *[farm] na farmę
}
form-area-from = { $start ->
    [forest] z lasu
    [burrow] z nory
   *[farm] z farmy
}
form-area-in = { $start ->
    [forest] w lesie
    [burrow] w norze
   *[farm] na farmie
}
form-ability = { $number ->
    [1] łóżko kosztuje 1 drewno
    [2] komora kosztuje 1 metal
    [3] przybudówka, jedna komora więcej
    [4] żeton ruchu przesuwa 2 szczury
    [5] żeton umiejętności
    [6] 3 PZ
    [7] 6 PZ
    [8] projekt całkowicie za darmo
    [9] dowolna akcja główna
   *[10] bohater
}

## Wybory

action-decline = nic więcej
action-end = zakończyć turę
action-pair = wziąć { $number }. parę początkową
action-space = postawić przywódcę na polu { $space }
action-hut = wysłać przywódcę do chatki alchemyszki
action-do-main = wykonać akcję główną
action-do-bonus = wykonać akcję dodatkową
action-do-second = wykonać drugą akcję dodatkową
action-potion-project = mikstura: wyłożyć projekt
action-potion-mission = mikstura: wypełnić misję
action-potion-metal = mikstura: otrzymać 1 metal
action-potion-wood = mikstura: otrzymać 1 drewno
action-main-wood = akcja główna: zbieranie drewna
action-main-dig = akcja główna: kopanie komór
action-main-metal = akcja główna: zbieranie metalu
action-main-beds = akcja główna: budowa łóżek
action-main-develop = akcja główna: opracowywanie projektów
action-main-explore = akcja główna: eksploracja
action-dig = wykopać komorę
action-bed = zbudować łóżko
action-top-basic = dobrać z talii podstawowej
action-top-advanced = dobrać z talii zaawansowanej
action-take = wziąć kartę { $card } (nr { $number })
action-play = wyłożyć kartę { $card } (nr { $number })
action-discard = odrzucić kartę { $card } (nr { $number })
action-use = użyć karty { $card } (nr { $number })
action-pay-wood = zapłacić 1 drewno
action-pay-metal = zapłacić 1 metal
action-less-wood = zapłacić o 1 drewno mniej
action-less-metal = zapłacić o 1 metal mniej
action-door = otworzyć drzwi { $one } – { $other }
action-go = przesunąć zwiadowcę: { $room }
action-reveal = odkryć kartę misji w pomieszczeniu { $room }
action-mouse = wziąć mysz w pomieszczeniu { $room }
action-cheese = wziąć wierzchni ser
action-task = wypełnić misję „{ $task }” (karta { $mission })
action-cube = użyć kostki { $number }: { form-ability }
action-first-reward = najpierw wziąć nagrodę
action-first-ability = najpierw skorzystać ze zdolności
action-rat = przesunąć szczura { form-area-from } { form-area }
action-deploy-forest = wysłać szczura od wejścia do nory do lasu
action-deploy-burrow = wysłać szczura od wejścia do nory w głąb nory
action-deploy-farm = wysłać szczura od wejścia do nory na farmę
action-buy-wild = kupić żeton wszechstronności za 3 przedmioty
action-buy-electricity = kupić prąd za 4 przedmioty
action-move = wydać żeton ruchu
action-tent = postawić namiot tam, gdzie jest zwiadowca
action-pitch = postawić namiot w pomieszczeniu { $room }
action-strike = zwinąć namiot w pomieszczeniu { $room }
action-goal = osiągnąć cel „{ $goal }”
action-keep = zatrzymać cel „{ $goal }”
action-hero = wyłożyć bohatera: { $hero }
action-skill-strength = wziąć żeton siły
action-skill-agility = wziąć żeton zręczności
action-skill-perception = wziąć żeton spostrzegawczości
action-skill-intelligence = wziąć żeton inteligencji
action-skill-endurance = wziąć żeton wytrzymałości
action-give = oddać to, czego żąda karta
action-lose = zamiast tego stracić punkty zwycięstwa
action-release = odrzucić z komory: { $mouse }
action-supply-house = wziąć mysz ze stosu domu
action-supply-cellar = wziąć mysz ze stosu piwnicy
action-get-wood = otrzymać 1 drewno
action-get-metal = otrzymać 1 metal
action-get-basic = otrzymać wierzchnią kartę talii podstawowej

## Co trzeba zrobić

prompt-draft = Wybierz parę kart początkowych.
prompt-turn = Postaw przywódcę i wykonaj jego akcje, przed nimi i po nich dowolne szybkie akcje, a potem zakończ turę.
prompt-digging = Wykop komorę albo zakończ kopanie.
prompt-beds = Zbuduj łóżko albo zakończ budowę.
prompt-ideas = Wydaj punkty projektów: weź kartę z rynku, dobierz z talii albo zakończ.
prompt-exploring = Wydaj punkt eksploracji: otwórz drzwi, przesuń zwiadowcę, odkryj kartę misji, weź mysz albo zakończ.
prompt-playing = Wybierz projekt do wyłożenia albo nie wykładaj żadnego.
prompt-cheapening = Wybierz, czy zniżka obejmie drewno, czy metal.
prompt-task = Wybierz misję, którą wypełniasz, albo nie wypełniaj żadnej.
prompt-cube = Wybierz kostkę do tej misji: jej zdolność będzie odtąd twoja.
prompt-items = Zapłać przedmiot: drewno, metal albo kartę z ręki.
prompt-ordering = Wybierz, co będzie najpierw: nagroda czy zdolność.
prompt-rats = Przesuń szczura do innego obszaru albo zakończ.
prompt-deploying = Wyślij szczura od wejścia do nory do któregoś obszaru albo zakończ.
prompt-potion = Wybierz, do czego użyjesz mikstury.
prompt-main = Wybierz akcję główną albo nie wykonuj żadnej.
prompt-opening = Wybierz drzwi do otwarcia albo nie otwieraj żadnych.
prompt-revealing = Wybierz pomieszczenie, w którym odkryjesz kartę misji, albo nie odkrywaj żadnej.
prompt-walking = Wybierz, dokąd pójdzie zwiadowca, albo zostaw go na miejscu.
prompt-tent = Wybierz miejsce na namiot albo zostaw namioty tak, jak są.
prompt-goal = Wybierz, który z dobranych celów zatrzymasz.
prompt-hero = Wybierz bohatera albo nie bierz żadnego.
prompt-skill = Wybierz żeton umiejętności albo nie bierz żadnego.
prompt-supply = Wybierz stos, z którego weźmiesz mysz, albo nie bierz żadnej.
prompt-release = Wybierz mysz do odrzucenia.
prompt-hand = Wybierz kartę z ręki do odrzucenia.
prompt-victim = Trafiła cię karta przeciwnika: oddaj to, czego żąda, albo strać punkty zwycięstwa.
prompt-copy = Wybierz do skopiowania kartę z efektem raz na rundę albo nie kopiuj żadnej.
prompt-archive = Wybierz kartę ze stosów kart odrzuconych albo nie bierz żadnej.
prompt-tools = Weź narzędzie z rynku, a jeśli żadnego tam nie ma, dobieraj, aż na jakieś trafisz; albo nie bierz żadnego.
prompt-shop = Wymień przedmiot: zapłać jeden i otrzymaj jeden innego rodzaju.
prompt-yacht = Wybierz kostkę do zdjęcia z brązowego pola albo zostaw wszystkie.
prompt-top = Wybierz talię, z której dobierzesz, albo nie dobieraj.

## Co się stało

event-began = Kolejność zaczyna { $player }.
event-round = Zaczyna się { $number }. runda.
event-round-mouse = Mysz rundy: { $mouse }.
event-goal-shown = Odkryty cel: „{ $goal }”.
event-market = Na rynku jest nowa karta: { $card }.
event-market-gone = Z rynku znika karta { $card }.
event-placed = { $player } stawia przywódcę na polu { $space }.
event-hut = { $player } wysyła przywódcę do chatki alchemyszki.
event-took = { $player } bierze kartę { $card }.
event-drew = { $player } dobiera kartę { $deck ->
    [basic] podstawową
   *[advanced] zaawansowaną
}.
event-drew-card = Ta karta to { $card }.
event-kept = { $player } odkrywa kartę { $card } i ją zatrzymuje.
event-not-kept = { $player } odkrywa kartę { $card } i ją odrzuca.
event-discarded = { $player } odrzuca kartę { $card }.
event-played = { $player } wykłada kartę { $card }.
event-used = { $player } używa karty { $card }.
event-attacked = Karta { $card } trafia przeciwnika: { $player }.
event-wood = { $player } otrzymuje { $amount ->
    [one] 1 drewno
    [few] { $amount } drewna
    [many] { $amount } drewna
   *[other] { $amount } drewna
}.
event-metal = { $player } otrzymuje { $amount ->
    [one] 1 metal
    [few] { $amount } metale
    [many] { $amount } metali
   *[other] { $amount } metalu
}.
event-vp = { $player } otrzymuje { $amount } PZ.
event-lost-vp = { $player } traci { $amount } PZ.
event-movement = { $player } otrzymuje { $amount ->
    [one] żeton ruchu
    [few] { $amount } żetony ruchu
    [many] { $amount } żetonów ruchu
   *[other] { $amount } żetonu ruchu
}.
event-wild = { $player } otrzymuje { $amount ->
    [one] żeton wszechstronności
    [few] { $amount } żetony wszechstronności
    [many] { $amount } żetonów wszechstronności
   *[other] { $amount } żetonu wszechstronności
}.
event-electricity = { $player } otrzymuje prąd.
event-strong = { $player } ma teraz silny prąd.
event-dug = { $player } kopie komorę.
event-bed = { $player } buduje łóżko.
event-bed-gone = { $player } oddaje zbudowane łóżko.
event-opened = { $player } otwiera drzwi { $one } – { $other }.
event-walked = { $player } przesuwa zwiadowcę: { $room }.
event-revealed = { $player } odkrywa w pomieszczeniu { $room } kartę misji { $mission }.
event-tent = { $player } stawia namiot w pomieszczeniu { $room }.
event-mouse = { $player } umieszcza w komorze: { $mouse }.
event-released = { $player } odrzuca z komory: { $mouse }.
event-task = { $player } wypełnia misję „{ $task }” (karta { $mission }).
event-ability = { $player } używa kostki { $amount }: { $amount ->
    [1] łóżko kosztuje teraz 1 drewno
    [2] komora kosztuje teraz 1 metal
    [3] przybudówka to jedna komora więcej
    [4] żeton ruchu przesuwa teraz 2 szczury
    [5] wybierze żeton umiejętności
    [6] 3 PZ na koniec
    [7] 6 PZ na koniec
    [8] wyłoży projekt całkowicie za darmo
    [9] wykona dowolną akcję główną
   *[10] wybierze bohatera
}.
event-rat = { $player } przesuwa szczura { form-area-from } { form-area }.
event-deployed = { $player } wysyła szczura od wejścia do nory { $end ->
    [forest] do lasu
    [burrow] w głąb nory
   *[farm] na farmę
}.
event-goal = { $player } osiąga cel „{ $goal }”.
event-kept-goal = { $player } zatrzymuje cel „{ $goal }” jako prywatny.
event-hero = { $player } wykłada bohatera: { $hero }.
event-skill = { $player } bierze żeton { $skill ->
    [strength] siły
    [agility] zręczności
    [perception] spostrzegawczości
    [intelligence] inteligencji
   *[endurance] wytrzymałości
}.
event-ended = Piąta runda się skończyła, a z nią gra.

## Dlaczego gra się skończyła

ending-rounds = rozegrano pięć rund

## Opcje stołu

option-peaceful = bez kart agresywnych
option-edition = karty, płytki, tarcza i farma (dane domowe)

## Odmowy

refusal-over = Gra już się skończyła.
refusal-draw-first = Najpierw losowanie.
refusal-not-asked = To nie twój wybór; teraz decyduje { $player }.
refusal-other-choice = Teraz wybiera się co innego. { $choice }
refusal-place-first = Najpierw postaw przywódcę.
refusal-leader-placed = Przywódca tej tury już stoi.
refusal-no-such-space = Przy tej liczbie graczy nie ma pola { $space }.
refusal-space-taken = Na polu { $space } stoi już przywódca.
refusal-own-section = W sekcji z polem { $space } stoi już inny twój przywódca.
refusal-hut-only = Twój przywódca jest w chatce, a tam nie ma akcji głównej ani dodatkowej.
refusal-no-second = Pole twojego przywódcy ma tylko jedną akcję dodatkową.
refusal-done-already = Ta akcja twojego przywódcy jest już wykonana.
refusal-not-in-play = Nie masz wyłożonej karty { $card }.
refusal-not-once = Karta { $card } nie ma efektu raz na rundę.
refusal-used = Karta { $card } jest już w tej rundzie użyta.
refusal-no-use = Karta { $card } nic by ci teraz nie dała.
refusal-no-rat-waiting = Przy wejściu do nory nie czeka żaden twój szczur.
refusal-no-movement = Nie masz żetonu ruchu.
refusal-no-rats = W żadnym obszarze nie masz jeszcze szczura.
refusal-no-rat-there = Nie masz { form-area-in } szczura, który jeszcze się nie ruszył.
refusal-strong-already = Twój prąd jest już silny.
refusal-too-few-items = To kosztuje { $need ->
    [one] 1 przedmiot
    [few] { $need } przedmioty
    [many] { $need } przedmiotów
   *[other] { $need } przedmiotu
}, a masz { $have }.
refusal-no-tent-outside = Namiot stawia się w pomieszczeniu, a twój zwiadowca jest na zewnątrz.
refusal-tents-out = Oba twoje namioty już stoją.
refusal-tent-here = W tym pomieszczeniu masz już namiot.
refusal-goal-reached = Cel „{ $goal }” masz już osiągnięty.
refusal-no-such-goal = Celu „{ $goal }” nie ma w tej grze.
refusal-goal-short = Do celu „{ $goal }” musisz mieć { $missing }.
refusal-door-far = Przy drzwiach { $one } – { $other } nie ma twojego zwiadowcy ani namiotu.
refusal-no-door = Nie ma tu zamkniętych drzwi: { $one } – { $other }.
refusal-no-way = Od twojego zwiadowcy nie ma przejścia do miejsca: { $room }.
refusal-already-there = Twój zwiadowca już tu jest: { $room }.
refusal-not-there = W pomieszczeniu { $room } nie ma twojego zwiadowcy ani namiotu.
refusal-nothing-hidden = W pomieszczeniu { $room } nie leży żadna zakryta karta misji.
refusal-no-mice = W pomieszczeniu { $room } nie ma już myszy.
refusal-own-cheese = Masz już ser, a dwóch nie może mieć nikt.
refusal-no-cheese = Nie został już żaden ser.
refusal-no-chamber = Nie masz wolnej komory.
refusal-too-few-points = Ta karta kosztuje { $need ->
    [one] 1 punkt projektów
    [few] { $need } punkty projektów
    [many] { $need } punktów projektów
   *[other] { $need } punktu projektów
}, a masz tylko { $have }.
refusal-deck-empty = W tej talii ani na jej stosie kart odrzuconych nie ma już żadnej karty.
refusal-not-in-market = Karty { $card } nie ma na rynku.
refusal-not-in-hand = Nie masz na ręce karty { $card }.
refusal-not-drawn = Karty { $card } nie ma wśród dobranych.
refusal-wrong-kind = Karta { $card } nie jest z tych, które można teraz wyłożyć.
refusal-missing = Do karty { $card } musisz mieć { $missing }.
refusal-mission-hidden = Karta misji { $mission } nie leży odkryta na farmie.
refusal-task-done = Misja „{ $task }” jest już wypełniona.
refusal-task-locked = Misja „{ $task }” jest zamknięta, dopóki nikt nie wypełni { $lock }. wiersza karty { $mission }.
refusal-mission-far = W pomieszczeniu z kartą misji { $mission } nie ma twojego zwiadowcy ani namiotu.
refusal-no-cube = Nie masz już kostki, którą można położyć na karcie { $mission }.
refusal-task-missing = Do misji „{ $task }” musisz mieć { $missing }.
refusal-cube-gone = Kostki { $number } nie masz już na planszetce.
refusal-fee = Kostka { $number } kosztuje jeszcze jeden przedmiot, a ty go nie masz.
refusal-grey-cube = Kostka { $number } jest z szarego pola i może trafić tylko na misje w piwnicy.
