import { words } from './words.ts';

/** Phrases that contradict a reading as finished work. */
export const doubtPhrases = {
  /** Not done. */
  undone: words(`
    held off, decided not to, decided against, ended up not, thought about, better not,
    forgot, forget, forgotten, forgetting, didnt, didn t, didnt get, not yet, hasnt, hasn t, havent, haven t, never got,
    aint, ain t, isnt at, isn t at, not at, is next, up next, hold off, holding off, on hold, todo:, se suspende, se cancela,
    deje de, dejamos de, dejaron de, nobody, no one, noone, wasnt, wasn t, werent, weren t, to be, scrapped, nadie, ninguno,
    se me olvido, se nos olvido, olvide, olvidamos, se olvido, no le puse, no le pusimos, no le eche, no le echamos,
    couldnt, couldn t, could not, cant, can t, cannot, unable, not sure, unsure, i think, if, no se si, no estoy seguro,
    creo que, no pude, no pudimos, si esta, si el, si la, si ya, no se le, no hice, no hicimos, no ponchamos, no ponche, todavia no, aun no, nunca,
    cancelled, canceled, cancelling, canceling, called off, skipped, skipping, aborted, postponed, put off, no se, not done,
    never did, thinking about, thinking of, was going to, were going to, meant to, wanted to, hope to, hoping to, iba a, ibamos a, iban a,
    pensaba, pensabamos, pensando en, queria, queriamos, a punto de, cancelo, cancele, cancelado, cancelada, cancelamos, suspendido, suspendida, suspendio,
    pospuesto, pospuesta, se pospuso, ya no
  `),
  /** Not told until now, but done. */
  told: words(`
    forgot to text, forgot to tell, forgot to mention, forgot to say, forgot to log, forgot to report, forgot to write, forgot to send,
    didnt text, didn t text, didnt tell, didn t tell, didnt mention, didn t mention, didnt log, didn t log,
    olvide avisar, olvide decir, olvide mandar, olvide anotar, olvide reportar, se me olvido avisar, se me olvido decir,
    se me olvido mandar, se me olvido anotar, se me olvido reportar
  `),
  /** Not done, and there is nothing to ask: a note. */
  unreached: words(`
    did not, didnt get to, didn t get to, never got to, didnt get around to, didn t get around to, never got around to,
    no alcance a, no alcanzamos a, no llegue a, no llegamos a
  `),
  /** As these at the start; after work, it may be done. */
  outOfTime: words('ran out of time, no me dio tiempo, no nos dio tiempo'),
  /** Denies the work right after it. */
  notDone: words('didnt, didn t, did not, havent, haven t, have not, hasnt, hasn t, has not, never'),
  /** Ends or forbids the work after it. */
  stopping: words(
    'stop, stopped, quit, halt, cancel, dont, don t, do not, no mas, para, paren, detener, deten, suspende, cancela',
  ),
  /** Compared with another reading. */
  compared: words(`
    menos que, mas que, lower than, higher than, less than yesterday, more than yesterday, below yesterday, above yesterday,
    warmer than, cooler than, colder than, por debajo de ayer, por encima de ayer
  `),
  /** Begun or intended; "ferment started" is a state instead. */
  unfinished: words(`
    almost, nearly, tried, trying, tried to, waiting, started, starting, halfway, half way, partway, part way, in the middle of,
    still, when you, remember, casi, intente, intentamos, esperando, empece, empezamos, empezando, a medias, todavia, cuando puedas
  `),
  /** A bound, not a value. */
  bounded: words(`
    under, below, less than, more than, at least, at most, greater than, no more than, menos de, mas de, al menos, por lo menos,
    debajo de, abajo de, arriba de, encima de
  `),
  either: words('or, o, u'),
  /** To be done, or requested; beside a mere reading a remark. */
  wanted: words(`
    needs, need, needed, could use, should get, should have, ask, asked, wants, calls for, supposed, recommend,
    recommended, ready to, ready for, ordered, listo para, lista para, listos para, suggests, suggested, remind, reminder, dont forget, don t forget, make sure, necesita, necesitan,
    ocupa, le falta, les falta, recuerda, recordar, no olvides, no olviden
  `),
  /** Excludes some of what is named. */
  except: words(`
    everything but, all but, none in, none into, none to, none for, nothing in, nada en, nada al, ninguno en, except, except for, cept, xcept, excepting, apart from, other than, besides, excepto, salvo, menos el,
    menos la, menos los, menos las, todo menos, todos menos, all except, instead, instead of, rather than, en vez de,
    en lugar de
  `),
  /** A number that is a target, expected, or remembered. */
  aimed: words(`
    target, targeting, goal, aim, aiming, aiming for, shooting for, hoping for, looking for, expect, expecting, expected,
    predicted, estimate, estimated, objetivo, esperamos, esperado, estimado, calculated, supposed to be, should be,
    used to be, bumped, bump, raised to, adjusted to, subi a, subimos a, deberia, waiting for, waiting on, waiting until, wait for, until it hits, when it hits, esperando, espero, hasta que llegue
  `),
  changed: words(`
    dropped, drop, dropping, down, up, rose, risen, fell, fallen, falling, climbed, jumped, gained, lost, increased,
    decreased, warmer, cooler, colder, hotter, bajo, subio, perdio, gano, cayo, aumento, subiendo, bajando
  `),
  /** The weight of each container is missing. */
  containers: words(`
    bag, bags, sack, sacks, box, boxes, bucket, buckets, jug, jugs, bottle of, bottles of, tub, tubs, saco, sacos,
    bolsa, bolsas, costal, costales, caja de, cajas de, cubeta, cubetas, balde, baldes, paquetes de
  `),
  /** The same amount in another vessel. */
  same: words('same, ditto, likewise, the same, same amount, igual, lo mismo, misma dosis, misma cantidad'),
  /** Fewer than first stated. */
  fewer: words('less, short, shy, minus, missing, broken, broke, broken ones, menos, faltaron, rotas, rotos'),
  /** Less than came in or was expected; for a move it is unclear which. */
  short: words('short, shy, missing, faltaron, faltan, faltaban, de menos'),
  /** An empty vessel; the book needs to know how it was emptied. */
  emptied: words('empty, emptied, ran dry, vacio, vacia, vacie, vaciamos, vaciado'),
  /** Part of the source's contents. */
  behind: words('left behind, stayed behind, se quedaron, se quedo atras, quedaron atras'),
};
