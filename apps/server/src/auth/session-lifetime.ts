import { changePassword } from '@orbit-vine/contract/own-account.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { noteRequest } from '../platform/http/security-log.ts';
import { refuseSuspended } from './suspension.ts';

const dayMs = 24 * 3_600_000;
const userAgentLength = 300;
/** Delay before other tabs hear that the old session ended, so that the new key reaches the browser first. */
const newKeyArrivesMs = 1_000;

interface NewSession {
  userId: string;
  userAgent?: string | null | undefined;
}

interface SessionHooks {
  database: Database;
  appealAddress: string | undefined;
  onSessionEnded(sessionId: string): void;
}

export function sessionHooks({ database, appealAddress, onSessionEnded }: SessionHooks) {
  return {
    create: {
      before: async ({ userId, userAgent }: NewSession) => {
        await refuseSuspended(database, userId, appealAddress);
        return {
          data: { userAgent: userAgent?.slice(0, userAgentLength) ?? '', authenticatedAt: new Date() },
        };
      },
      after: async ({ userId }: NewSession) => {
        noteRequest({ account: userId });
        for (const id of await endOldest(database, userId)) onSessionEnded(id);
      },
    },
    update: {
      before: async (
        { expiresAt }: { expiresAt?: Date | undefined },
        context: { context: { session: { session: { createdAt: Date } } | null } } | null,
      ) => {
        const begun = context?.context.session?.session.createdAt;
        if (!expiresAt || !begun) return;
        const end = begun.getTime() + serverLimits.sessionDaysMax * dayMs;
        return { data: { expiresAt: new Date(Math.min(expiresAt.getTime(), end)) } };
      },
    },
    delete: {
      after: async ({ id }: { id: string }, context: Ending | null) => {
        if (isOwnOfPasswordChange(id, context)) setTimeout(() => onSessionEnded(id), newKeyArrivesMs).unref();
        else onSessionEnded(id);
      },
    },
  };
}

interface Ending {
  path?: string | undefined;
  context: { session: { session: { id: string } } | null };
}

/** Notified at once, the browser's own page would use the old key and consider itself signed out. */
const isOwnOfPasswordChange = (id: string, ending: Ending | null) =>
  ending?.path !== undefined &&
  changePassword.path.endsWith(ending.path) &&
  ending.context.session?.session.id === id;

async function endOldest(database: Database, userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId}
      order by updated_at desc, id offset ${serverLimits.sessionsPerMember})
    returning id`);
  return rows.map(({ id }) => id);
}

/** Condition on `sessions s`. */
export const isGoodSession = sql`s.expires_at > now()
  and s.created_at > now() - make_interval(days => ${sql.raw(String(serverLimits.sessionDaysMax))})`;
