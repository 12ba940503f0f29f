example-start = Tři destičky v ruce; úplně první destička může ležet jen uprostřed.
example-beside = Leží jeden sýr. Rozsvícená pole se ho dotýkají stranou; roh nestačí.
example-tamed = Kočka vedle dvou myší, od každého hráče jedné, a vedle kočky mléko: už neloví a obě myši mají bod za sýr.
example-hunted = Stejný stůl, než přišlo mléko. Jak to teď leží, kočka obě myši chytí a bodů nemají.
