## Something about a table is wrong

problem-frame-kind = There is no table “{ $given }”; choose one of: { $expected }.
problem-frame-library = There is no library of tables “{ $given }” here; choose one of: { $expected }.
problem-frame-needs = Tables need another package ({ $package }); install cheeseboard[notebook].
