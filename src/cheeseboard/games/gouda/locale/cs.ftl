title = Gouda! Gouda!
summary = Myší závod za sýrem, do kterého zasahují kouzla.

## Slova

colour-green = zelená
colour-yellow = žlutá
colour-red = červená
card-reroll = Opakování hodu
card-again = Dvojitý tah
card-transfer = Přesun
card-improve = Vylepšení hodu
card-worsen = Zhoršení hodu
card-nullify = Zneplatnění
form-card = { $card ->
    [reroll] Opakování hodu
    [again] Dvojitý tah
    [transfer] Přesun
    [improve] Vylepšení hodu
    [worsen] Zhoršení hodu
   *[nullify] Zneplatnění
}
form-dice = { $shown ->
    [1] { $green }× zelená
    [2] { $yellow }× žlutá
    [3] { $green }× zelená a { $yellow }× žlutá
    [4] { $red }× červená
    [5] { $green }× zelená a { $red }× červená
    [6] { $yellow }× žlutá a { $red }× červená
   *[7] { $green }× zelená, { $yellow }× žlutá a { $red }× červená
}

## Volby

action-pass = nehrát žádnou kartu
action-put = postavit myš na { $space }
action-name = házet za { $space }
action-up = myš nahoru na { $space } ({ $owner })
action-down = myš dolů na { $space } ({ $owner })
action-reroll-dice = Opakování hodu: { form-dice }
action-again = Dvojitý tah: hrát ještě jednou
action-again-space = Dvojitý tah: hráč na tahu hraje ještě jednou, za { $space }
action-transfer-space = Přesun hodu na { $space }
action-improve-dice = Vylepšení hodu: { form-dice }
action-worsen-dice = Zhoršení hodu: { form-dice }
action-nullify = Zneplatnění právě zahrané karty
action-nullify-dice = Zneplatnění kostek: { form-dice }

## Co je třeba udělat

prompt-put = Postavte myš na startovní pole.
prompt-name = Vyberte pole s některou svou myší; za to budete házet.
prompt-window = Zahrajte kartu, nebo pasujte.
prompt-move = Za jednu z kostek posuňte myš.

## Trvalé pokyny

order-pass-all = vždy pasovat
order-pass-until-my-roll = pasovat, dokud neházím já
order-nullify-only = ptát se mě, jen když jde zneplatnit kartu

## Co se stalo

event-began = Začíná { $player }.
event-drew = { $player } si bere kartu: { form-card }.
event-put = { $player } staví myš na { $space }.
event-named = { $player } hází za { $space }.
event-rolled = Hází { $player }: { form-dice }.
event-rerolled = Znovu hází { $player }: { form-dice }.
event-played-reroll-dice = { $player } hraje Opakování hodu: { form-dice }.
event-played-again = { $player } hraje Dvojitý tah.
event-played-again-space = { $player } hraje Dvojitý tah za { $space }.
event-played-transfer-space = { $player } hraje Přesun na { $space }.
event-played-improve-dice = { $player } hraje Vylepšení hodu: { form-dice }.
event-played-worsen-dice = { $player } hraje Zhoršení hodu: { form-dice }.
event-played-nullify = { $player } hraje proti té kartě Zneplatnění.
event-played-nullify-dice = { $player } hraje Zneplatnění: { form-dice }.
event-works = Karta platí: { form-card } ({ $player }).
event-cancelled = Karta je zrušená: { form-card } ({ $player }).
event-up = { $player } posouvá myš nahoru na { $space } ({ $owner }).
event-down = { $player } posouvá myš dolů na { $space } ({ $owner }).
event-ate = { $player } získává sýr za { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-ended = { $reason ->
    [arrival] Závod končí: jedna z myší je na stole.
   *[cheese] Party končí: všechen sýr je snědený.
}

## Proč hra skončila

ending-arrival = jedna z myší došla na stůl
ending-cheese = všechen sýr byl sněden

## Volby stolu

option-magic = s kouzelnými kartami
option-party = velká sýrová party: tři kousky sýra na stole
option-cards = kolik kouzelných karet má každý hráč
option-full-set = každý má jednu kouzelnou kartu od každého druhu
option-cheese-spots = tři různě cenné sýry na plánu (domácí údaj)
option-void = zneplatněné kostky platí jako žluté
option-all-on-drum = všechny myši začínají na sudu (naše varianta)
option-random-start = začínající hráč se losuje

## Odmítnutí

refusal-over = Hra už skončila.
refusal-draw-first = Nejdřív se losuje.
refusal-dice-first = Nejdřív se hází.
refusal-not-asked = O kartě teď rozhoduje { $player }.
refusal-not-active = Teď nejste na tahu; hraje { $player }.
refusal-put-first = Nejdřív postavte své myši na startovní pole.
refusal-all-put = Všechny myši už jsou na plánu.
refusal-window = Teď se smí hrát karta; zahrajte ji, nebo pasujte.
refusal-no-window = Právě teď se karta hrát nesmí.
refusal-must-name = Vyberte pole s některou svou myší.
refusal-must-move = Každá zelená a červená kostka se musí použít, pokud to jde: posuňte myš.
refusal-no-own-mouse = Na poli { $space } žádnou svou myš nemáte.
refusal-other-space = Hod je za pole { $space }: hýbou se jen myši, které tam stojí.
refusal-no-green = Už nezbývá zelená kostka, která by myš posunula nahoru.
refusal-no-red = Už nezbývá červená kostka, která by myš posunula dolů.
refusal-no-such-mouse = Na poli { $space } žádná myš té barvy není.
refusal-not-in-hand = Takovou kartu nemáte: { form-card }.
refusal-nullify-only = Teď jde zahrát jen Zneplatnění proti právě zahrané kartě, ne { form-card }.
refusal-again-only = Na konci tahu jde zahrát jen Dvojitý tah, ne { form-card }.
refusal-again-where = Po vlastním tahu si pole vyberete sami; jinak určete pole, kde má myš { $player }.
refusal-again-later = Dvojitý tah se hraje na konci tahu.
refusal-transfer-where = Hod jde přesunout jen na jiné pole, kde { $mice ->
    [one] stojí aspoň jedna myš
    [few] stojí aspoň { $mice } myši
    [many] stojí aspoň { $mice } myši
   *[other] stojí aspoň { $mice } myší
}; { $space } takové není.
refusal-nothing-to-nullify = Žádná karta právě zahraná nebyla; zneplatnit jdou jen kostky hodu.
refusal-not-these-dice = Takové kostky v hodu nejsou.

## Plán v terminálu

board-hand = Vaše karty
board-dice = Hod
board-waits = { $card } ({ $player }) čeká, zda bude platit.
board-mice = { $mice ->
    [one] { $mice } myš
    [few] { $mice } myši
    [many] { $mice } myši
   *[other] { $mice } myší
}
board-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
board-cheese = sýr: { $cheese }
board-legend = Číslice je myš hráče s tím číslem, ▲ sýr a jeho cena, → cesty nahoru, ▸ pole, za které se hází. ▶ označuje hráče na tahu. 1@M1>M2 posune myš místa 1 (počítáno od 0) z M1 na M2. Plán a počty karet jsou domácí údaj.
board-ask-starter = Kdo začíná?
board-ask-card = { $player } si bere kartu. Která to je?
board-ask-dice = Hází { $player }. Co je na kostkách?
