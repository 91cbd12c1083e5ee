import { searchMessages as searchEndpoint } from '@orbit-vine/contract/search.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { searchMessages } from './search-messages.ts';

export function searchRoutes(app: Hono, { database, gates }: { database: Database; gates: Gates }) {
  bind(app, searchEndpoint, async ({ query, context }) => {
    const { userId } = await gates.requireMember(context);
    return searchMessages(database, { text: query.q, page: query.page, userId });
  });
}
