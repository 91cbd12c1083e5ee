import { FRUIT_VERBS } from './fruit-verbs.ts';
import { STATE_VERBS } from './state-verbs.ts';
import type { VerbEntry } from './verb-entry.ts';
import { WINE_VERBS } from './wine-verbs.ts';

/** All words that report work. Of two readings of one word the earlier row counts. */
export const VERBS: VerbEntry[] = [...FRUIT_VERBS, ...WINE_VERBS, ...STATE_VERBS];
