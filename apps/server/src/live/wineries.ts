import type { Logger } from 'pino';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { encodeFrame, type Listener } from './listener.ts';

/** Tells sockets that a winery which they watch has changed; what changed they ask for, and are then asked who they are. */
export function watchWineries(database: Database, log: Logger) {
  const watched = new Map<string, Map<Listener, number>>();

  const leave = (listener: Listener, wineryId: string) => {
    const listeners = watched.get(wineryId);
    listeners?.delete(listener);
    if (listeners?.size === 0) watched.delete(wineryId);
  };

  /** Tells those who have not heard of the newest change, and for the last time who is none of its people any more. */
  const look = async (wineryIds: Iterable<string>) => {
    const ids = Array.from(wineryIds).filter((id) => watched.has(id));
    if (ids.length === 0) return;
    try {
      const { rows } = await database.execute<{ id: string; seq: string; members: string[] }>(sql`
        select w.id, w.seq, array_agg(p.user_id::text) as members
        from wineries w join winery_people p on p.winery_id = w.id
        where w.id = any(${sql.param(ids)}::uuid[]) and p.user_id is not null and p.removed_at is null
        group by w.id`);
      const found = new Map(rows.map((row) => [row.id, row]));
      for (const id of ids) {
        const winery = found.get(id);
        for (const [listener, told] of watched.get(id) ?? []) {
          if (!winery?.members.includes(listener.memberId)) {
            leave(listener, id);
            // Asking for what changed, they are told why. Who never was one of them hears nothing.
            if (told >= 0) listener.send(encodeFrame({ type: 'winery', wineryId: id, seq: told + 1 }));
          } else if (Number(winery.seq) > told) tell(listener, id, Number(winery.seq));
        }
      }
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'the watchers of wineries were not told what changed');
    }
  };

  const tell = (listener: Listener, wineryId: string, seq: number) => {
    watched.get(wineryId)?.set(listener, seq);
    listener.send(encodeFrame({ type: 'winery', wineryId, seq }));
  };

  return {
    /** Watching begins with how far the winery has come; who is none of its people hears nothing. */
    async watch(listener: Listener, wineryId: string, wanted: boolean) {
      if (!wanted) return leave(listener, wineryId);
      const listeners = watched.get(wineryId) ?? new Map<Listener, number>();
      watched.set(wineryId, listeners.set(listener, -1));
      await look([wineryId]);
    },
    leave(listener: Listener) {
      for (const id of [...watched.keys()]) leave(listener, id);
    },
    changed: (wineryId: string) => void look([wineryId]),
    /** Something may have been missed. */
    lookAgain: () => void look([...watched.keys()]),
  };
}
