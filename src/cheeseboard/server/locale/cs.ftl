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
problem-back-not-asked = O návrat nikdo nežádá.
problem-back-agreed = Souhlas už jste dali; čeká se na ostatní.
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
