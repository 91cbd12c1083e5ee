import {
  listSaved as listEndpoint,
  readSaving as readEndpoint,
  saveMessage as saveEndpoint,
  unsaveMessage as unsaveEndpoint,
} from '@orbit-vine/contract/saved-messages.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { listSaved } from './list-saved.ts';
import { readSaving, saveMessage, unsaveMessage } from './save-message.ts';

export function savedRoutes(app: Hono, { database, bus }: { database: Database; bus: Bus }) {
  bind(app, listEndpoint, async ({ query, by: { userId } }) => {
    return listSaved(database, { userId, page: query.page });
  });
  bind(app, readEndpoint, async ({ params, by: { userId } }) => {
    return readSaving(database, { userId, ...params });
  });
  bind(app, saveEndpoint, async ({ params, body, by: { userId } }) => {
    const saving = await saveMessage(database, { userId, ...params, ...body });
    // The member's other pages then reload their saved messages.
    bus.notice([userId]);
    return saving;
  });
  bind(app, unsaveEndpoint, async ({ params, by: { userId } }) => {
    await unsaveMessage(database, { userId, ...params });
    bus.notice([userId]);
    return { saved: false };
  });
}
