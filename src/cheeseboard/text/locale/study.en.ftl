## Something about a study is wrong

problem-study-kind = There is no study “{ $given }”; choose one of: { $expected }.
problem-study-toml = { $file } cannot be read as TOML: look at line { $line }.
problem-study-setting = { $file }: there is no setting “{ $given }” in such a study; it has: { $expected }.
problem-study-value = { $file }: the setting { $setting } should look like this: { $expected }.
problem-study-missing = { $file }: the setting { $setting } is missing; add it, like this: { $expected }.
problem-study-bots = { $given ->
    [one] One bot is
   *[other] { $given } bots are
} no tournament; name { $least } to { $most }.
problem-study-twice = “{ $bot }” was named twice; name different bots, or give one another budget.
problem-study-timed = The bot “{ $bot }” thinks by the clock, so nobody could play its matches again; give it a number of rollouts, such as search:500.
problem-study-bots-seats = { $given ->
    [one] One bot is
   *[other] { $given } bots are
} more than the { $seats ->
    [one] one seat
   *[other] { $seats } seats
} of the table; name fewer bots or more seats.
problem-study-parts = These are more than { $most } combinations; sweep over fewer values.
problem-study-needs = This needs another package ({ $package }); install cheeseboard[study].
problem-study-ray = There is no Ray cluster at { $address } that can be used; see that it runs, with the same versions of Python and Ray as here.
problem-study-busy = Another study is writing into { $folder } at this moment; wait for it or choose another folder with --output.
problem-study-other = { $folder } holds another study, or one of another version or edition; choose another folder with --output, or the settings that it began with.
problem-study-damaged = { $file } is damaged; delete it and run the study again, which plays what is missing.
problem-study-engine = A worker plays { $game } by another version or edition than this machine; install the same on all.
problem-study-lost = A worker was lost { $times } times in a row; see whether memory is short, then run the study again, which goes on from here.
