import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { askModel, type Model } from './ask-model.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import type { Received } from './receive-message.ts';

/** Rewords a text that our own reader is unsure of. The result leads at most to a question (`converse`). */
export type SecondOpinion = (incoming: Omit<Received, 'rewritten'>) => Promise<string | undefined>;

/** Longer texts describe several things, which a single OK could not confirm. */
const longestText = 400;

interface Parts {
  database: Database;
  workers: CellarWorkers;
  limiter: Limiter;
  model: Model | undefined;
}

/** Called before the winery is locked: a slow model must not delay others' texts. */
export function createSecondOpinion({ database, workers, limiter, model }: Parts): SecondOpinion {
  if (!model) return async () => undefined;
  return async (incoming) => {
    const { winery, text, about, now } = incoming;
    if (text.length > longestText || (await isStored(database, incoming.id))) return undefined;
    const names = await workers.run('namesIfUnsure', {
      winery,
      text,
      about,
      now,
      writtenAt: incoming.writtenAt,
    });
    if (!names) return undefined;
    const isAllowed = await limiter.take('second-opinion', { member: winery.id }).then(
      () => true,
      () => false,
    );
    return isAllowed ? askModel(model, { text, names }) : undefined;
  };
}

async function isStored(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from winery_messages where id = ${id}`);
  return rows.length > 0;
}
