example-pairs = Dvě dvojice počátečních karet pro dva hráče; kdo je v pořadí poslední, bere si první.
example-leader = Jedna krysa je v noře, jedna na statku. Velitel obsadí volné pole na disku, nebo jde do chaloupky.
example-beds = Hlavní akce „stavba postelí“ s jednou krysou v noře: jedna postel, za 2 dřeva a volnou komoru.
example-project = Dva projekty v ruce: jeden lze zaplatit a nic dalšího nežádá, druhému chybí symbol.
