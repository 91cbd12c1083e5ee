import { getMe, getMember, listMembers } from '@orbit-vine/contract/members.ts';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Gates, RoleOf } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem.ts';
import { ensureProfile } from './profiles.ts';
import { readCard, readMembers } from './read.ts';
import { meView } from './view.ts';

interface Parts {
  database: Database;
  gates: Gates;
  roleOf: RoleOf;
  log: Logger;
}

export function memberRoutes(app: Hono, { database, gates: { requireMember }, roleOf, log }: Parts) {
  bind(app, getMe, async ({ context }) => {
    const visitor = await requireMember(context);
    const profile = await ensureProfile(database, visitor.userId, visitor.name, log);
    return meView(visitor, profile);
  });
  bind(app, listMembers, async ({ query, context }) => {
    await requireMember(context);
    return readMembers(database, query, roleOf);
  });
  bind(app, getMember, async ({ params, context }) => {
    await requireMember(context);
    const card = await readCard(database, params.id, roleOf);
    if (!card) throw new ProblemError('MEMBER_NOT_FOUND');
    return card;
  });
}
