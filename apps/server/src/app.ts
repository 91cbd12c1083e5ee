import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Auth } from './auth/auth.ts';
import { authRoutes } from './auth/routes.ts';
import { type FindVisitor, memberGates, type RoleOf } from './auth/session.ts';
import { channelRoutes } from './channels/routes.ts';
import type { Database } from './db/database.ts';
import { failureResponse } from './http/failure.ts';
import { sameOriginOnly } from './http/origins.ts';
import { problemResponse } from './http/problem.ts';
import type { Bus } from './live/bus.ts';
import { avatarRoutes } from './members/avatar.ts';
import { memberRoutes } from './members/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { reactionRoutes } from './reactions/routes.ts';

export interface AppParts {
  database: Database;
  auth: Auth;
  findVisitor: FindVisitor;
  roleOf: RoleOf;
  rateLimits: boolean;
  bus: Bus;
  log: Logger;
  origins: string[];
  /** The address of whoever is asking. */
  addressOf(request: IncomingMessage): string;
}

/** Everything the server answers over HTTP except the public site's files. */
export function createApp(parts: AppParts): Hono {
  const { database, auth, bus, log, origins, addressOf } = parts;
  const app = new Hono();
  const gates = memberGates(parts.findVisitor);
  app.onError((error, { req }) => failureResponse(error, { method: req.method, path: req.path }, log));
  app.notFound(() => problemResponse('NOT_FOUND'));
  app.use(sameOriginOnly(origins));
  app.get('/api/health', async (context) => {
    await database.$client.query('select 1');
    return context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  });
  authRoutes(app, {
    auth,
    database,
    origin: origins[0] ?? '',
    addressOf: ({ env }) => addressOf((env as HttpBindings).incoming),
  });
  memberRoutes(app, { database, gates, roleOf: parts.roleOf, log });
  channelRoutes(app, database, gates);
  messageRoutes(app, { database, bus, gates, rateLimits: parts.rateLimits });
  reactionRoutes(app, database, bus, gates);
  avatarRoutes(app);
  return app;
}
