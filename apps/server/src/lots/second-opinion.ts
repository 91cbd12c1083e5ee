import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { askModel, type Model } from './ask-model.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import type { Received } from './receive-message.ts';

/** A text in other words, where our own reader is not sure of it. What comes of it is at most a question (`converse`). */
export type SecondOpinion = (said: Omit<Received, 'rewritten'>) => Promise<string | undefined>;

/** Longer texts are several things at once, which nobody could say OK to. */
const longestText = 400;

interface Parts {
  database: Database;
  workers: CellarWorkers;
  limiter: Limiter;
  /** None is asked where there is none. */
  model: Model | undefined;
}

/** Asks before the winery is locked: a model takes its time, and nobody else's text should wait for it. */
export function createSecondOpinion({ database, workers, limiter, model }: Parts): SecondOpinion {
  if (!model) return async () => undefined;
  return async (said) => {
    const { winery, text, about, now } = said;
    if (text.length > longestText || (await isStored(database, said.id))) return undefined;
    const names = await workers.run('namesIfUnsure', { winery, text, about, now, writtenAt: said.writtenAt });
    if (!names) return undefined;
    const isAllowed = await limiter.take('second-opinion', { member: winery.id }).then(
      () => true,
      () => false,
    );
    return isAllowed ? askModel(model, { text, names }) : undefined;
  };
}

/** What is delivered again has its answer. */
async function isStored(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from winery_messages where id = ${id}`);
  return rows.length > 0;
}
