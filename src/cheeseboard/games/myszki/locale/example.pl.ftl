example-start = Trzy tafelki w ręce; pierwszy tafelek może leżeć tylko na środku.
example-beside = Leży jeden ser. Podświetlone pola dotykają go bokiem; róg nie wystarcza.
example-tamed = Kot obok dwóch myszy, po jednej każdego gracza, a obok kota mleko: już nie poluje i obie myszy dostają punkt za ser.
example-hunted = Ten sam stół, zanim położono mleko. W tej chwili kot łapie obie myszy i nie mają one punktów.
