## Požadavky

problem-sign-in = Nejdřív vstupte: hostovi stačí jméno.
problem-signed-in = Už jste tady; chcete-li vstoupit jako někdo jiný, nejdřív se odhlaste.
problem-signed-out = Už jste se odhlásili; chcete-li pokračovat, vstupte znovu.
problem-no-such-page = Na této adrese nic není.
problem-not-built = Stránka tu nebyla sestavena; sestaví ji „make client“. Terminál i rozhraní API fungují i bez ní.
problem-wrong-method = Takhle o to požádat nejde.
problem-bad-request = Tomu, co přišlo, nelze rozumět ({ $because }).
problem-bad-place = Takové místo v seznamu není: before je „next“ předchozí stránky; bez něj seznam začíná první stránkou.
problem-too-large = Tohle je příliš velké; najednou lze poslat nejvýš tolik bajtů: { $most }.
problem-wrong-origin = Tento požadavek přišel ze stránky jiného webu a nebyl proveden.
problem-header-missing = Požadavku chybí hlavička „{ $header }“, která brání cizím webům.
problem-too-many = To bylo příliš často; zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
problem-missing = Tohle tu (už) není.
problem-taken = Někdo byl rychlejší; podívejte se, jak to vypadá, a zkuste to znovu.
problem-not-saved = Neuložilo se to, protože databáze teď není dostupná; zkuste to za chvíli znovu.
problem-fault = Tady se něco pokazilo; je to naše chyba. Zkuste to později.

## Lidé

problem-account-taken = Účet „{ $given }“ už existuje; zvolte jiné jméno.
problem-account-form = Jméno účtu má 1 až { $most } tisknutelných znaků, bez mezer na krajích.
problem-password-form = Heslo má { $least } až { $most } znaků.
problem-wrong-login = Účet s tímto jménem a heslem tu není.
problem-has-account = Účet už máte.

## Účty a boti

problem-no-account = Jste host a heslo nemáte; nejdřív si založte účet.
problem-wrong-password = Tohle není vaše heslo.
problem-merged = Přihlásili jste se; připojte se znovu a pokračujte se svým účtem.
problem-wrong-token = Tento token (už) neplatí; majitel bota ho může obnovit.
problem-too-many-bots = Už máte { $most ->
    [one] jednoho bota
    [few] { $most } boty
    [many] { $most } bota
   *[other] { $most } botů
} a víc mít nelze; nejdřív některého odeberte.

## Stoly

problem-invitation-gone = Tato pozvánka už neplatí; požádejte o novou.
problem-seat-missing = Řekněte, které ze svých míst chcete předat.
problem-only-players = Tohle je jen pro ty, kdo u tohoto stolu hráli.
problem-hint-rated = V hodnocené hře se neradí; každý hraje sám za sebe.
problem-hint-lost = Rada tentokrát nepřišla; zkuste to za chvíli znovu.
problem-review-lost = Rozbor se přerušil; zkuste to za chvíli znovu, co je hotové, zůstává.
problem-not-over = Partie ještě běží; počkejte, až skončí.

## Spojení

problem-too-fast = To je příliš rychle; za sekundu zvládneme nejvýš { $most ->
    [one] jednu zprávu
    [few] { $most } zprávy
    [many] { $most } zprávy
   *[other] { $most } zpráv
}.
problem-too-slow = Spojení bylo příliš pomalé a skončilo; vraťte se, nic se neztratilo.
problem-too-many-sockets = Z vaší adresy už je otevřeno tolik spojení: { $most }; některá zavřete.
problem-line-form = Řádek chatu potřebuje nějaký tisknutelný text.
problem-muted-enough = Víc lidí a stolů už ztlumit nejde (nejvýš { $most }); nejdřív u někoho ztlumení zrušte.
