import { searchMessages as searchEndpoint } from '@orbit-vine/contract/search.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Database } from '../platform/db/database.ts';
import { searchMessages } from './search-messages.ts';

export function searchRoutes(app: Hono, { database }: { database: Database }) {
  bind(app, searchEndpoint, async ({ query, by: { userId } }) => {
    return searchMessages(database, { text: query.q, page: query.page, userId });
  });
}
