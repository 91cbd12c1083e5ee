import { getMe } from '@orbit-vine/contract/members.ts';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RequireMember } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import { ensureProfile } from './profiles.ts';
import { memberView } from './view.ts';

export function memberRoutes(app: Hono, database: Database, requireMember: RequireMember, log: Logger) {
  bind(app, getMe, async ({ context }) => {
    const visitor = await requireMember(context);
    const profile = await ensureProfile(database, visitor.userId, visitor.name, log);
    return memberView({
      id: visitor.userId,
      username: profile?.username ?? null,
      avatarUrl: profile?.avatarUrl ?? null,
    });
  });
}
