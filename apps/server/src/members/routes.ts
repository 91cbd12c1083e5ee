import { getMe } from '@orbit-vine/contract/members.ts';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import { ensureProfile } from './profiles.ts';
import { meView } from './view.ts';

export function memberRoutes(app: Hono, database: Database, { requireMember }: Gates, log: Logger) {
  bind(app, getMe, async ({ context }) => {
    const visitor = await requireMember(context);
    const profile = await ensureProfile(database, visitor.userId, visitor.name, log);
    return meView(visitor, profile);
  });
}
