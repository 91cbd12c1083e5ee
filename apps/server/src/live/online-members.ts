import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Logger } from 'pino';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { sql } from '../platform/db/sql.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { nameOrderOf } from '../profiles/names.ts';
import { encodeFrame, type Listener } from './listener.ts';
import { isRenewed } from './presence.ts';

/** Who comes and goes within this time is told at once. */
const lookEveryMs = 2_000;

/** Tells who is here, on whatever server, to those who look. While nobody does, nobody asks. */
export function watchOnlineMembers(database: Database, log: Logger) {
  const watching = new Set<Listener>();
  /** What each has been told already. */
  const told = new WeakMap<Listener, string>();
  let looking: NodeJS.Timeout | undefined;
  let reading = false;

  const look = async () => {
    // What is being read already reaches those who came meanwhile, too; two answers might come in the wrong order.
    if (reading) return;
    reading = true;
    try {
      const here = await readWhoIsHere(database);
      const members = here.slice(0, serverLimits.presenceNames);
      const frame = encodeFrame({ type: 'presence', here: here.map(({ id }) => id), members });
      const state = frame.toString();
      for (const listener of watching) {
        if (told.get(listener) === state) continue;
        listener.send(frame);
        told.set(listener, state);
      }
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'those who look were not told who is here');
    } finally {
      reading = false;
    }
  };

  return {
    /** Whether the listener is to be told; whoever begins to look is told at once. */
    watch(listener: Listener, wanted: boolean) {
      if (wanted) {
        told.delete(listener);
        watching.add(listener);
        looking ??= setInterval(() => void look(), lookEveryMs);
        void look();
      } else if (watching.delete(listener) && watching.size === 0) {
        clearInterval(looking);
        looking = undefined;
      }
    },
    close: () => clearInterval(looking),
  };
}

/** By name. */
async function readWhoIsHere(database: Database) {
  const { id, username, avatarUrl } = profiles;
  const rows = await database
    .select({ id, username, avatarUrl })
    .from(profiles)
    .where(sql`${id} in (select user_id from presences where ${isRenewed})`)
    .orderBy(nameOrderOf(sql`profiles`));
  return rows.map(memberView);
}
