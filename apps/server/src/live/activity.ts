import type { Logger } from 'pino';
import { readAudiences } from '../channels/access.ts';
import type { Database } from '../platform/db/database.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { encodeFrame, type Listener } from './listener.ts';

interface Parts {
  database: Database;
  log: Logger;
  listeners: ReadonlySet<Listener>;
  followed: ReadonlyMap<string, { listeners: ReadonlySet<Listener> }>;
}

export function createActivity({ database, log, listeners, followed }: Parts) {
  const noted = new Map<string, number>();
  const note = (channelId: string, seq: number) =>
    void noted.set(channelId, Math.max(seq, noted.get(channelId) ?? 0));
  return {
    note,
    async send() {
      const moved = Array.from(noted);
      noted.clear();
      if (moved.length === 0 || listeners.size === 0) return;
      try {
        const audiences = await readAudiences(
          database,
          moved.map(([channelId]) => channelId),
        );
        for (const [channelId, seq] of moved) {
          const audience = audiences.get(channelId);
          if (audience === undefined) continue;
          const followers = followed.get(channelId)?.listeners;
          const frame = encodeFrame({ type: 'activity', channelId, seq });
          for (const listener of listeners)
            if (!followers?.has(listener) && (audience?.has(listener.memberId) ?? true)) listener.send(frame);
        }
      } catch (error) {
        for (const [channelId, seq] of moved) note(channelId, seq);
        log.warn({ failure: describeFailure(error) }, 'activity could not be announced; soon again');
      }
    },
  };
}
