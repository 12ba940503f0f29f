example-start = Plán před první myší. Rozsvícená pole dole jsou ta, kde myši začínají.
example-dice = Na M3 stojí tři myši, dvě jednoho hráče a jedna druhého: hází se za ně třemi kostkami. Pole bez vlastní myši vybrat nejde.
example-moves = Jedna zelená, jedna žlutá a jedna červená kostka. Která myš půjde nahoru a která dolů, rozhoduje hráč.
example-improve = Po hodu lze zahrát kartu. Vylepšení hodu vezme tolik kostek, kolik hráč chce; kartu, kterou nemá, zahrát nemůže.
