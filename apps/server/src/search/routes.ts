import { searchMessages as searchEndpoint } from '@orbit-vine/contract/search.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import { createLimiter } from '../http/limiter.ts';
import { searchMessages } from './search.ts';

export function searchRoutes(
  app: Hono,
  { database, gates, rateLimits }: { database: Database; gates: Gates; rateLimits: boolean },
) {
  const limit = createLimiter(database, { name: 'search', points: 60, seconds: 60 }, rateLimits);
  bind(app, searchEndpoint, async ({ query, context }) => {
    const { userId } = await gates.requireMember(context);
    await limit(userId);
    return searchMessages(database, { text: query.q, page: query.page });
  });
}
