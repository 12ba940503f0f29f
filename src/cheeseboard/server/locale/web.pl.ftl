## Żądania

problem-sign-in = Najpierw wejdź: gościowi wystarczy imię.
problem-signed-in = Już tu jesteś; żeby wejść jako ktoś inny, najpierw się wyloguj.
problem-signed-out = Sesja została zakończona; żeby grać dalej, wejdź ponownie.
problem-no-such-page = Pod tym adresem niczego nie ma.
problem-not-built = Strona nie została tu zbudowana; zbuduje ją „make client”. Terminal i interfejs API działają bez niej.
problem-wrong-method = W ten sposób nie można o to poprosić.
problem-bad-request = Nie da się zrozumieć tego, co przyszło ({ $because }).
problem-bad-place = Nie ma takiego miejsca na liście: before to „next” poprzedniej strony; bez niego lista zaczyna się od pierwszej strony.
problem-too-large = To jest za duże; naraz można wysłać najwyżej tyle bajtów: { $most }.
problem-wrong-origin = To żądanie przyszło ze strony innego serwisu i nie zostało wykonane.
problem-header-missing = W żądaniu brakuje nagłówka „{ $header }”, który chroni przed innymi serwisami.
problem-too-many = To było za często; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
problem-missing = Tego tu (już) nie ma.
problem-taken = Ktoś był szybszy; zobacz, jak to teraz wygląda, i spróbuj ponownie.
problem-not-saved = Nie zapisano tego, bo baza danych jest teraz nieosiągalna; spróbuj za chwilę.
problem-fault = Coś się tu zepsuło; to nasz błąd. Spróbuj później.

## Ludzie

problem-account-taken = Konto „{ $given }” już istnieje; wybierz inną nazwę.
problem-account-form = Nazwa konta ma od 1 do { $most } drukowalnych znaków, bez odstępów na brzegach.
problem-password-form = Hasło ma od { $least } do { $most } znaków.
problem-wrong-login = Nie ma konta o tej nazwie z tym hasłem.
problem-has-account = Masz już konto.

## Konta i boty

problem-no-account = Jesteś gościem i nie masz hasła; najpierw załóż konto.
problem-wrong-password = To nie jest twoje hasło.
problem-merged = Zalogowano cię; połącz się ponownie, żeby grać dalej ze swojego konta.
problem-wrong-token = Ten token jest (już) nieważny; właściciel bota może go odnowić.
problem-too-many-bots = Masz już { $most ->
    [one] jednego bota
    [few] { $most } boty
    [many] { $most } botów
   *[other] { $most } bota
}, a więcej mieć nie można; najpierw któregoś usuń.

## Stoły

problem-invitation-gone = To zaproszenie jest już nieważne; poproś o nowe.
problem-seat-missing = Powiedz, które ze swoich miejsc chcesz przekazać.
problem-only-players = To jest tylko dla tych, którzy grali przy tym stole.
problem-hint-rated = W grze rankingowej nie ma podpowiedzi; każdy gra sam.
problem-hint-lost = Tym razem podpowiedź nie przyszła; spróbuj ponownie za chwilę.
problem-review-lost = Analiza została przerwana; spróbuj ponownie za chwilę, to, co gotowe, zostaje.
problem-not-over = Partia jeszcze trwa; poczekaj, aż się skończy.

## Połączenia

problem-too-fast = To za szybko; w ciągu sekundy przyjmujemy najwyżej { $most ->
    [one] jedną wiadomość
    [few] { $most } wiadomości
    [many] { $most } wiadomości
   *[other] { $most } wiadomości
}.
problem-too-slow = Połączenie było za wolne i zostało zamknięte; wróć, niczego nie utracono.
problem-too-many-sockets = Z twojego adresu jest już otwartych tyle połączeń: { $most }; zamknij niektóre.
problem-line-form = Wiersz czatu potrzebuje tekstu, który da się wydrukować.
problem-muted-enough = Nie można wyciszyć więcej osób i stołów (najwyżej { $most }); najpierw anuluj któreś wyciszenie.
