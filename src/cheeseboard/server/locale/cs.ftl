## Než se začne

problem-no-seat = Místo { $given } neexistuje; místa se číslují od 0 do { $last }.
problem-seat-taken = Tohle místo je obsazené; vyberte jiné.
problem-already-seated = Tento hráč už u stolu místo má.
problem-not-seated = Tento hráč u stolu nesedí; nejdřív si sedněte.
problem-creator-only = Tohle smí jen ten, kdo stůl založil.
problem-seats-empty = Partie může začít, až budou všechna místa obsazená; { $seats ->
    [one] jedno je ještě volné
    [few] { $seats } jsou ještě volná
    [many] { $seats } je ještě volného
   *[other] { $seats } je ještě volných
}. Někoho pozvěte, nebo tam posaďte bota.
problem-position-fixed = U tohoto stolu se začíná z dané pozice, takže volby i počet míst zůstávají.
problem-position-rated = Partie, která začíná z dané pozice, se do hodnocení nepočítá.
problem-bot-rated = V hodnocené partii nemohou hrát vlastní boti; hrajte nehodnocenou, nebo s jinými hráči.
problem-people-only = Tohle je jen pro lidi, ne pro boty.
problem-name-missing = Hráč potřebuje jméno.
problem-name-of-bot = Jméno „{ $given }“ vypadá jako jméno bota; zvolte jiné.
problem-name-taken = Jméno „{ $given }“ už u tohoto stolu někdo má; zvolte jiné.
problem-nonce = Příspěvek ke kostkám je text o délce 1 až { $most } tisknutelných znaků.
problem-nonce-given = Za toto místo už bylo ke kostkám něco přidáno.

## Během partie

problem-not-begun = Partie ještě nezačala.
problem-has-begun = Partie už začala.
problem-lesson-first = V této lekci je teď na řadě něco jiného. Ve vlastní hře si vyberete, co chcete.
problem-is-over = Partie skončila.
problem-is-closed = Tento stůl byl zavřen; partie se nedohraje.
problem-not-your-seat = Tohle místo patří někomu jinému.
problem-away = Na tomto místě za vás hraje bot; nejdřív se vraťte ke stolu.
problem-not-away = Na tomto místě už hrajete.
problem-stale = Tato volba odpovídá na otázku, která už neplatí; takhle to vypadá teď.
problem-not-undoable = Taková volba, která by šla vzít zpět, tu není.
problem-back-asked = O návrat už někdo žádá ({ $player }); nejdřív odpovězte na to.
problem-back-not-asked = Nikdo nežádá o nic, s čím byste mohli souhlasit.
problem-back-agreed = Souhlas už jste dali; čeká se na ostatní.
problem-back-rated = V hodnocené partii se nelze vracet dál, než dovolí „Vzít zpět“: nikdo nesmí zkoušet štěstí znovu.
problem-cover-asked = O bota za nepřítomného hráče už někdo žádá ({ $player }); nejdřív odpovězte na to.
problem-not-waited = Na tohoto hráče se teď nečeká.
problem-is-here = Tento hráč je u stolu; bota není třeba.
problem-clock-decides = U tohoto stolu běží hodiny; až čas vyprší, bude hrát bot.
problem-not-long-away = Tento hráč je pryč teprve chvíli; počkejte ještě { $hours ->
    [0] { $minutes ->
        [one] minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
    [one] hodinu
    [few] { $hours } hodiny
    [many] { $hours } hodiny
   *[other] { $hours } hodin
}.
problem-step-unknown = Krok { $given } neexistuje; kroky se číslují od 0 do { $last }.
problem-time-left = Na těchto hodinách ještě zbývá čas.
problem-time-used-up = Čas na tuto partii je vyčerpán, takže toto místo dohraje bot.
problem-others-play = Ostatní ještě hrají; místo zavření stolu přenechte své místo botovi.
problem-no-spectators = Tento stůl je jen pro ty, kdo u něj hrají.

## Stůl, který nejde přečíst

problem-broken-head = Nastavení tohoto stolu nejde přečíst (zápis { $revision }): { $because }.
problem-broken-game = Tato verze Cheeseboardu nemá hru „{ $given }“ (zápis { $revision }).
problem-broken-rules = Verzi { $given } pravidel hry { $game } tu neznáme, jen { $known } (zápis { $revision }); novější Cheeseboard ji možná zná.
problem-broken-secret = Tajemství tohoto stolu neodpovídá závazku (zápis { $revision }).
problem-broken-entry = Zápis { $revision } tohoto stolu je poškozený, nebo ho napsal novější Cheeseboard: { $because }.
problem-broken-step = Zápis { $revision } tohoto stolu neplyne z předchozích: { $because }.
