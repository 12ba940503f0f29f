## Powiadomienia

notice-turn = { $game }: twój ruch.
notice-soon-minutes = { $game }: twój ruch, a czas skończy się za { $n ->
    [one] minutę
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}.
notice-soon-hours = { $game }: twój ruch, a czas skończy się za { $n ->
    [one] godzinę
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}.
notice-back = { $game }: ktoś prosi o cofnięcie gry; powiedz, czy się zgadzasz.
notice-over = { $game }: partia się skończyła.
notice-closed = { $game }: stół został zamknięty i partia nie zostanie dokończona.
notice-invited = { $game }: czeka na ciebie miejsce.
notice-handed = { $game }: ktoś przekazał ci swoje miejsce.

## Listy

reminder-subject = { $n ->
    [one] Wieści od jednego stołu
    [few] Wieści od { $n } stołów
    [many] Wieści od { $n } stołów
   *[other] Wieści od { $n } stołu
}
reminder-players = Przy stole: { $players }
reminder-since = Od twojego ostatniego ruchu:
reminder-left-out = … { $n ->
    [one] wcześniej jeszcze jedno zdarzenie
    [few] wcześniej jeszcze { $n } zdarzenia
    [many] wcześniej jeszcze { $n } zdarzeń
   *[other] wcześniej jeszcze { $n } zdarzenia
}
reminder-foot = O czym i jak często pisać, wybierzesz tutaj:
reminder-unsubscribe = Koniec z e-mailami:
confirm-subject = Przypomnienia z Cheeseboard
confirm-text = Ktoś, najpewniej ty, chce dostawać pod ten adres przypomnienia z Cheeseboard. Jeśli to ty, otwórz ten odnośnik:
confirm-link = Tak, chcę dostawać przypomnienia
confirm-ignore = Jeśli to nie ty, nie rób nic: żaden inny list nie przyjdzie.

## Koniec listów

unsubscribe-title = Koniec z e-mailami?
unsubscribe-ask = Cheeseboard nie będzie już pisać do ciebie e-maili. Przypomnienia pozostaną widoczne w samej grze.
unsubscribe-button = Koniec z e-mailami
unsubscribe-done = Gotowe. Cheeseboard nie będzie już pisać do ciebie e-maili.

## Co może być nie tak

problem-email-form = To nie wygląda na adres e-mail; powinien wyglądać jak ema@example.org.
problem-email-off = Ten serwer nie wysyła e-maili.
problem-email-unconfirmed = Nie masz potwierdzonego adresu e-mail; najpierw otwórz odnośnik z listu.
problem-email-not-sent = Listu nie udało się teraz wysłać; spróbuj później.
problem-email-refused = Serwer pocztowy nie przyjmuje tego adresu; sprawdź pisownię.
problem-confirmation-gone = Ten odnośnik jest już nieważny; poproś o nowy list.
problem-unsubscribe-gone = Ten odnośnik nie kończy żadnych listów; w ustawieniach wybierz, o czym pisać.
problem-webhook-form = Webhook to adres taki jak https://example.org/hook i nie może prowadzić do sieci prywatnej.
problem-webhook-off = Ten serwer nie wywołuje webhooków.
problem-webhook-missing = Najpierw powiedz, dokąd prowadzi webhook.
