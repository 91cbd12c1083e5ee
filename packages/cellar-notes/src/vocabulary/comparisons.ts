import { words } from './words.ts';

/** Words that compare a value with an earlier one. */
export const comparisonPhrases = {
  /** Before the day alone; also beside work. */
  same: words(`
    same as, the same as, like, as, igual que, igual a, lo mismo que, mismo que, misma que, la misma que, el mismo que, como
  `),
  /** Before the day alone, beside a reading. */
  since: words(`
    unchanged since, unchanged from, no change since, no change from, hasnt moved since, hasnt changed since, since, vs,
    versus, compared to, compared with, than, comparado con, sin cambio desde, sin cambios desde, desde, que
  `),
  /** Before the earlier value, whose day follows. */
  was: words(`
    was, was at, were, it was, from, down from, up from, dropped from, fell from, vs, versus, compared to, compared with,
    read, era, estaba en, estaba a, tenia, traia, marcaba, fue, de, desde, bajo de, baja de, bajando de, subio de, contra
  `),
  /** Between the day and its value. */
  is: words(
    'was, was at, it was, at, read, reading, :, era, estaba en, estaba a, tenia, traia, marcaba, fue',
  ),
};
