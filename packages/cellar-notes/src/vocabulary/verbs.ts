import { bottleVerbs } from './bottle-verbs.ts';
import { fruitVerbs } from './fruit-verbs.ts';
import { stateVerbs } from './state-verbs.ts';
import type { VerbEntry } from './verb-entry.ts';
import { wineVerbs } from './wine-verbs.ts';

export const allVerbs: VerbEntry[] = [...fruitVerbs, ...wineVerbs, ...bottleVerbs, ...stateVerbs];
