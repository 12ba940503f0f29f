title = Myszki
summary = Pokládejte myši k sýru a držte je dál od koček a pastí.

## Slova

kind-mouse = myš
kind-supermouse = supermyš
kind-trapmouse = myš s pastí
kind-friend-black = kamarádka černé kočky
kind-friend-ginger = kamarádka zrzavé kočky
kind-friend-white = kamarádka bílé kočky
kind-cat-black = černá kočka
kind-cat-ginger = zrzavá kočka
kind-cat-white = bílá kočka
kind-milk = mléko
kind-trap = past
kind-cheese = sýr
form-nom = { $kind ->
    [mouse] myš
    [supermouse] supermyš
    [trapmouse] myš s pastí
    [friend-black] kamarádka černé kočky
    [friend-ginger] kamarádka zrzavé kočky
    [friend-white] kamarádka bílé kočky
    [cat-black] černá kočka
    [cat-ginger] zrzavá kočka
    [cat-white] bílá kočka
    [milk] mléko
    [trap] past
   *[cheese] sýr
}
form-acc = { $kind ->
    [mouse] myš
    [supermouse] supermyš
    [trapmouse] myš s pastí
    [friend-black] kamarádku černé kočky
    [friend-ginger] kamarádku zrzavé kočky
    [friend-white] kamarádku bílé kočky
    [cat-black] černou kočku
    [cat-ginger] zrzavou kočku
    [cat-white] bílou kočku
    [milk] mléko
    [trap] past
   *[cheese] sýr
}
form-catcher = { $catcher ->
    [cat-black] černá kočka
    [cat-ginger] zrzavá kočka
    [cat-white] bílá kočka
   *[trap] past
}

## Volby

action-choose = pole { $x },{ $y }
action-lay = položit { form-acc }

## Co je třeba udělat

prompt-choose = Vyberte volné pole vedle některé položené destičky.
prompt-lay = Vyberte z ruky destičku, která tam přijde.

## Co se stalo

event-began = Začíná { $player }.
event-drew = { $player } si bere { form-acc }.
event-laid = { $player } pokládá na { $x },{ $y } { form-acc }.
event-fed = Mléko má { form-nom } na { $x },{ $y }: už neloví.
event-disarmed = Past na { $x },{ $y } je ze čtyř stran obklopená myšmi: už nechytá.
event-caught = { $player } přichází o { form-acc } na { $x },{ $y }: chytá ji { form-catcher } na { $cx },{ $cy }.
event-scored = { $player } získává { $points ->
    [0] 0 bodů
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za { form-acc } na { $x },{ $y }.
event-ended = Poslední destička je položená.

## Proč hra skončila

ending-last-tile = je položená poslední destička

## Volby stolu

option-random-start = začínající hráč se losuje

## Odmítnutí

refusal-over = Hra už skončila.
refusal-draw-first = Nejdřív se losuje.
refusal-not-active = Teď nejste na tahu; hraje { $player }.
refusal-choose-first = Nejdřív vyberte pole, potom destičku, která na něj přijde.
refusal-not-in-hand = Takovou destičku v ruce nemáte: { form-nom }.
refusal-chosen = Pole už je vybrané: { $x },{ $y }. Vyberte destičku, nebo vezměte výběr zpět.
refusal-taken = Na { $x },{ $y } už destička leží.
refusal-touches-nothing = Pole { $x },{ $y } se stranou nedotýká žádné položené destičky.

## Stůl v terminálu

board-hand = V ruce
board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-tiles = v ruce { $hand }, v hromádce { $stack }
board-legend = Destička je číslo majitele a znak: { $signs }. Číslo za znakem říká, kolik bodů myš teď má; 1m× je chycená myš, 1B˙ kočka s mlékem nebo zneškodněná past. · je volné pole; 2,-1 je dvě doprava a jedno nahoru. ▶ označuje hráče na tahu. Složení sady je domácí údaj.
board-ask-starter = Kdo začíná?
board-ask-tile = { $player } si bere destičku. Která to je?
