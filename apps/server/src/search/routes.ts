import { searchMessages as searchEndpoint } from '@orbit-vine/contract/search.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import type { Take } from '../http/rate-limits.ts';
import { searchMessages } from './search.ts';

export function searchRoutes(
  app: Hono,
  { database, gates, take }: { database: Database; gates: Gates; take: Take },
) {
  bind(app, searchEndpoint, async ({ query, context }) => {
    const { userId } = await gates.requireMember(context);
    await take('search', context, userId);
    return searchMessages(database, { text: query.q, page: query.page });
  });
}
