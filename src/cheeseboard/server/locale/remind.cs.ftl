## Upozornění

notice-turn = { $game }: jste na tahu.
notice-soon-minutes = { $game }: jste na tahu a čas vám vyprší za { $n ->
    [one] minutu
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}.
notice-soon-hours = { $game }: jste na tahu a čas vám vyprší za { $n ->
    [one] hodinu
    [few] { $n } hodiny
    [many] { $n } hodiny
   *[other] { $n } hodin
}.
notice-back = { $game }: někdo by se rád vrátil zpět; řekněte, zda souhlasíte.
notice-over = { $game }: partie skončila.
notice-closed = { $game }: stůl byl zrušen a partie se nedohraje.
notice-invited = { $game }: je pro vás připraveno místo.
notice-handed = { $game }: někdo vám předal své místo.

## Dopisy

reminder-subject = { $n ->
    [one] Novinky od jednoho stolu
    [few] Novinky od { $n } stolů
    [many] Novinky od { $n } stolu
   *[other] Novinky od { $n } stolů
}
reminder-players = U stolu: { $players }
reminder-since = Od vašeho posledního tahu:
reminder-left-out = … { $n ->
    [one] předtím ještě jedna událost
    [few] předtím ještě { $n } události
    [many] předtím ještě { $n } události
   *[other] předtím ještě { $n } událostí
}
reminder-foot = O čem a jak často vám psát, si zvolíte tady:
reminder-unsubscribe = Už žádné e-maily:
confirm-subject = Upozornění z Cheeseboardu
confirm-text = Někdo, nejspíš vy, chce, aby Cheeseboard posílal upozornění na tuto adresu. Pokud jste to byli vy, otevřete tento odkaz:
confirm-link = Ano, posílejte mi upozornění
confirm-ignore = Pokud jste to nebyli vy, nedělejte nic: další dopis nepřijde.

## Konec dopisů

unsubscribe-title = Už žádné e-maily?
unsubscribe-ask = Cheeseboard vám už nebude psát e-maily. Upozornění zůstanou vidět přímo ve hře.
unsubscribe-button = Už žádné e-maily
unsubscribe-done = Hotovo. Cheeseboard vám už nebude psát e-maily.

## Co může být špatně

problem-email-form = Tohle nevypadá jako e-mailová adresa; měla by vypadat jako ema@example.org.
problem-email-off = Tento server e-maily neposílá.
problem-email-unconfirmed = Nemáte žádnou potvrzenou e-mailovou adresu; nejdřív otevřete odkaz z dopisu.
problem-email-not-sent = Dopis se teď nepodařilo odeslat; zkuste to později.
problem-email-refused = Poštovní server tuto adresu nepřijímá; zkontrolujte, zda je napsaná správně.
problem-confirmation-gone = Tento odkaz už neplatí; požádejte o nový dopis.
problem-unsubscribe-gone = Tento odkaz žádné dopisy neukončí; v nastavení si zvolte, o čem vám psát.
problem-webhook-form = Webhook je adresa jako https://example.org/hook a nesmí vést do soukromé sítě.
problem-webhook-off = Tento server webhooky nevolá.
problem-webhook-missing = Nejdřív řekněte, kam webhook vede.
