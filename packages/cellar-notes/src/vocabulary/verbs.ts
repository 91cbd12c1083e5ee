import { fruitVerbs } from './fruit-verbs.ts';
import { stateVerbs } from './state-verbs.ts';
import type { VerbEntry } from './verb-entry.ts';
import { wineVerbs } from './wine-verbs.ts';

/** All words that report work. Of two readings of one word the earlier row counts. */
export const allVerbs: VerbEntry[] = [...fruitVerbs, ...wineVerbs, ...stateVerbs];
