import type { BottleUse } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Operation } from '../schema/reading.ts';

/** Words that report work, and their kind of work. */
export interface VerbEntry {
  op: Operation;
  mode?: string;
  method?: 'punch_down' | 'pump_over' | 'delestage' | 'pulse_air' | 'stir';
  kind?: string;
  state?: string;
  native?: boolean;
  /** What bottles leave for, whatever else is said, or unless something else is said. */
  use?: BottleUse;
  usual?: BottleUse;
  /** Counts only if no other verb is in the clause. */
  weak?: boolean;
  en: Words & { verbs?: (string | [string, string])[] };
  es: Words & { verbs?: string[] };
}

interface Words {
  /** Words for the work without a tense. */
  nouns?: string[];
  /** Irregular past forms, and whole phrases. */
  past?: string[];
}
