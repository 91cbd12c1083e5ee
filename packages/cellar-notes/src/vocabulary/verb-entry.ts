import type { Operation } from '../schema/reading.ts';

/** What words say that some work was done, and which kind of it. */
export interface VerbEntry {
  op: Operation;
  mode?: string;
  method?: 'punch_down' | 'pump_over' | 'delestage' | 'pulse_air' | 'stir';
  kind?: string;
  state?: string;
  native?: boolean;
  /** Says so only where nothing else in its clause does. */
  weak?: boolean;
  en: Words & { verbs?: (string | [string, string])[] };
  es: Words & { verbs?: string[] };
}

interface Words {
  /** Words that stand for the work without a tense. */
  nouns?: string[];
  /** Irregular pasts and whole phrases that report. */
  past?: string[];
}
