import { countReports, listClosedReports, listReports } from '@orbit-vine/contract/moderation.ts';
import type { Hono } from 'hono';
import type { Gates, RoleOf } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { readClosedReports } from './closed-reports.ts';
import { countOpenReports, readQueue } from './report-queue.ts';

interface Parts {
  database: Database;
  gates: Gates;
  roleOf: RoleOf;
  /** Addresses of those whom the settings make administrators, in lower case. */
  adminEmails: string[];
}

export function reportQueueRoutes(app: Hono, { database, gates, roleOf, adminEmails }: Parts) {
  const { requireModerator } = gates;
  bind(app, listReports, async ({ context }) => {
    const by = await requireModerator(context);
    const reported = await readQueue(database, { by, adminEmails, roleOf });
    return { reported, open: await countOpenReports(database, { by, adminEmails }) };
  });
  bind(app, listClosedReports, async ({ query, context }) => {
    const by = await requireModerator(context);
    return readClosedReports(database, { by, adminEmails, ...query });
  });
  bind(app, countReports, async ({ context }) => {
    const by = await requireModerator(context);
    return { open: await countOpenReports(database, { by, adminEmails }) };
  });
}
