import { words } from './words.ts';

/** Words that leave a vessel out of the work of its message. */
export const denialPhrases = {
  /** Before the work or the vessel; these say so by themselves. */
  undone: words(`
    didnt, didn t, did not, havent, haven t, have not, hasnt, hasn t, has not, wasnt, wasn t, was not, werent, weren t,
    were not, no ha, no han, couldnt, couldn t, could not, cant, can t, cannot, skip, skipped, skipping, forgot, forgot to, missed,
    still need to, still have to, need to do, didnt get to, never got to, todavia no, aun no, falta, faltan, falto,
    faltaron, me falta, me faltan, me falto, nos falta, nos faltan, nos falto, falta hacer, se me olvido, se nos olvido,
    dont know, don t know, do not know, dunno, idk, not sure, not sure about, no idea, unsure, no se, no sabemos, no estoy seguro de,
    no estoy segura de, olvide, olvidamos, no hice, no hicimos, no pude, no pudimos, no alcance, no alcanzamos, no toque
  `),
  /** Before the vessel, or before a word for the work. */
  not: words('not, no, never, without, sin, nunca, tampoco, ni'),
  /** After the vessel, at the end of its statement. */
  after: words(`
    no, not, none, nothing, nada, not yet, no yet, not done, not done yet, not today, havent, havent yet, hasnt, didnt, skipped, none yet,
    nothing yet, still not, still not done, todavia no, aun no, no todavia, no aun, tampoco, nada todavia
  `),
  /** As these, if other work is in the past. */
  later: words(`
    is next, next, up next, later, pending, to do, still to do, left to do, to go, still to go, pendiente, pendientes,
    falta, faltan, queda pendiente, sigue, despues, luego
  `),
  /** Stands for work that is not named. */
  acting: words(`
    do, did, done, touch, touched, get to, gotten to, got to, reach, hacer, hice, hicimos, hecho, hizo, hicieron,
    toque, tocamos, toco
  `),
  /** Begins what was done instead. */
  contrast: words('only, just, instead, solo, solamente, nomas, unicamente, sino'),
  /** Why the work before was not done, or the vessel after was left out. */
  excuse: words(`
    ran out of time, ran out of daylight, ran out of day, ran out of light, no time, had no time, ran late, no me dio tiempo,
    no nos dio tiempo, no dio tiempo, no hubo tiempo, se hizo tarde, se me hizo tarde, se nos hizo tarde, falto tiempo
  `),
  reason: words('because, bc, cuz, cause, since, as, porque, por, ya que, pues'),
};
