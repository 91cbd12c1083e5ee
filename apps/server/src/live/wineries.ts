import type { Logger } from 'pino';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { encodeFrame, type Listener } from './listener.ts';

/**
 * Notifies sockets of changes in wineries that they watch. Clients request the change itself, which checks their
 * access.
 */
export function watchWineries(database: Database, log: Logger) {
  const watched = new Map<string, Map<Listener, number>>();

  const leave = (listener: Listener, wineryId: string) => {
    const listeners = watched.get(wineryId);
    listeners?.delete(listener);
    if (listeners?.size === 0) watched.delete(wineryId);
  };

  const notify = async (wineryIds: Iterable<string>) => {
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
        for (const [listener, sentSeq] of watched.get(id) ?? []) {
          if (!winery?.members.includes(listener.memberId)) {
            leave(listener, id);
            // The listener's request for the change is then refused with the reason. A listener that never had access
            // hears nothing.
            if (sentSeq >= 0) listener.send(encodeFrame({ type: 'winery', wineryId: id, seq: sentSeq + 1 }));
          } else if (Number(winery.seq) > sentSeq) send(listener, id, Number(winery.seq));
        }
      }
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'changes of wineries could not be announced');
    }
  };

  const send = (listener: Listener, wineryId: string, seq: number) => {
    watched.get(wineryId)?.set(listener, seq);
    listener.send(encodeFrame({ type: 'winery', wineryId, seq }));
  };

  return {
    async watch(listener: Listener, wineryId: string, enabled: boolean) {
      if (!enabled) return leave(listener, wineryId);
      const listeners = watched.get(wineryId) ?? new Map<Listener, number>();
      watched.set(wineryId, listeners.set(listener, -1));
      await notify([wineryId]);
    },
    leave(listener: Listener) {
      for (const id of [...watched.keys()]) leave(listener, id);
    },
    changed: (wineryId: string) => void notify([wineryId]),
    recheck: () => void notify([...watched.keys()]),
  };
}
