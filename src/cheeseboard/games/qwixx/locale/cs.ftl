title = Qwixx
summary = Čtyři řady, šest kostek a všichni křížkují najednou.

## Slova

colour-red = červená
colour-yellow = žlutá
colour-green = zelená
colour-blue = modrá
form-cell-nom = { $colour ->
    [red] červená { $number }
    [yellow] žlutá { $number }
    [green] zelená { $number }
   *[blue] modrá { $number }
}
form-cell-acc = { $colour ->
    [red] červenou { $number }
    [yellow] žlutou { $number }
    [green] zelenou { $number }
   *[blue] modrou { $number }
}

## Volby

action-pass = nekřížkovat nic
action-mark = zakřížkovat { form-cell-acc }

## Co je třeba udělat

prompt-first = První akce: zakřížkujte součet bílých kostek v jedné řadě, nebo nic.
prompt-second = Druhá akce: zakřížkujte součet bílé a barevné kostky v řadě té barvy, nebo nic.

## Trvalé pokyny

order-never = když hází někdo jiný, nekřížkovat nic
order-skip-0 = když hází někdo jiný, zakřížkovat součet bílých kostek, pokud se tím žádné číslo nevynechá
order-skip-1 = když hází někdo jiný, zakřížkovat součet bílých kostek tam, kde se vynechá nejméně čísel, nejvýš však jedno
order-skip-2 = když hází někdo jiný, zakřížkovat součet bílých kostek tam, kde se vynechá nejméně čísel, nejvýš však dvě
order-always = když hází někdo jiný, vždy zakřížkovat součet bílých kostek, a to tam, kde se vynechá nejméně čísel

## Co se stalo

event-began = Začíná { $player }.
event-rolled = Hází { $player }: bílé { $white } + { $other } = { $sum }{ $red ->
    [0] { "" }
   *[other] , červená { $red }
}{ $yellow ->
    [0] { "" }
   *[other] , žlutá { $yellow }
}{ $green ->
    [0] { "" }
   *[other] , zelená { $green }
}{ $blue ->
    [0] { "" }
   *[other] , modrá { $blue }
}.
event-crossed = { $player } křížkuje { form-cell-acc }.
event-locked = { $player } uzamyká řadu s políčkem { form-cell-nom }.
event-punished = { $player } nekřížkuje nic a má chybný hod ({ $penalties }. ze 4).
event-ended = { $reason ->
    [penalties] Konec hry: čtvrtý chybný hod.
   *[locks] Konec hry: je uzamčená druhá řada.
}

## Proč hra skončila

ending-penalties = někdo má čtvrtý chybný hod
ending-locks = je uzamčená druhá řada

## Volby stolu

option-solo = pro jednoho hráče (naše varianta)
option-mixx-a = karta s promíchanými barvami
option-mixx-b = karta s promíchanými čísly

## Odmítnutí

refusal-over = Hra už skončila.
refusal-dice-first = Nejdřív se hází.
refusal-not-active = Druhou akci má jen aktivní hráč: { $player }.
refusal-answered = Vaše odpověď na tento hod už je zapečetěná; počkejte na ostatní, nebo ji vezměte zpět.
refusal-nothing-to-cross = Bílé kostky ukazují { $sum } a v žádné řadě to zakřížkovat nemůžete.
refusal-crossed = Políčko { form-cell-nom } už zakřížkované máte.
refusal-row-closed = Řada s políčkem { form-cell-nom } je uzamčená: nikdo v ní už nekřížkuje.
refusal-not-called = Bílé kostky ukazují { $sum }, takže { form-cell-acc } teď zakřížkovat nejde.
refusal-no-such-pair = Žádná bílá kostka nedá s kostkou té barvy políčko { form-cell-nom }.
refusal-needs-five = Poslední číslo řady vyžaduje pět křížků v ní; { $have ->
    [0] nemáte žádný
    [one] máte jen jeden
    [few] máte jen { $have }
    [many] máte jen { $have }
   *[other] máte jen { $have }
}.
refusal-passed = Napravo od políčka { form-cell-nom } už zakřížkováno máte.

## Deska v terminálu

board-dice = Kostky
board-die-white = bílá
board-die-red = červená
board-die-yellow = žlutá
board-die-green = zelená
board-die-blue = modrá
board-lock = zámek
board-crosses = křížky
board-points = body
board-points-short = body
board-penalties = chybné hody
board-penalties-short = chyby
board-locks = uzamyká řadu
board-legend = [7] teď můžete zakřížkovat, ✗7 je zakřížkovaná, (12) vyžaduje pět křížků před sebou, · už zakřížkovat nejde. Na kartách ostatních je – volné políčko. ▶ označuje aktivního hráče.
board-legend-drawn = Bílé číslo v rámečku lze zakřížkovat teď, světlé je volné, tmavé zakřížkovat nejde, nebo ještě ne. ▶ označuje aktivního hráče.
board-ask-starter = Kdo začíná?
board-ask-dice = Hází { $player }. Napište, co padlo, v tomto pořadí: { $dice }.
