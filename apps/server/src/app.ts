import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { accountRoutes } from './account/routes.ts';
import type { Receive } from './attachments/receive.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import type { FileStore } from './attachments/store.ts';
import type { Auth } from './auth/auth.ts';
import { accountLimits } from './auth/limits.ts';
import { authRoutes } from './auth/routes.ts';
import { type FindVisitor, memberGates, type RoleOf } from './auth/session.ts';
import { channelAdministrationRoutes } from './channels/administration.ts';
import { channelRoutes } from './channels/routes.ts';
import { enquiryRoutes } from './contact/administration.ts';
import type { Desk } from './contact/desk.ts';
import { emailServiceRoutes } from './contact/email-service.ts';
import { contactPageRoutes } from './contact/page.ts';
import type { Database } from './db/database.ts';
import { failureResponse } from './http/failure.ts';
import { healthRoutes } from './http/health.ts';
import { sameOriginOnly } from './http/origins.ts';
import { problemResponse } from './http/problem.ts';
import { memberLimits } from './http/rate-limits.ts';
import { observeRequests } from './http/requests.ts';
import type { Pseudonyms } from './http/security-log.ts';
import { inboxRoutes } from './inbox/routes.ts';
import type { Bus } from './live/bus.ts';
import { mailRoutes } from './mail/administration.ts';
import { avatarRoutes } from './members/avatar.ts';
import { memberRoutes } from './members/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { reportRoutes } from './moderation/report.ts';
import { moderationRoutes } from './moderation/routes.ts';
import type { Pictures } from './pictures/pictures.ts';
import { reactionRoutes } from './reactions/routes.ts';
import { searchRoutes } from './search/routes.ts';
import type { Site } from './site/site.ts';
import { tellingRoutes } from './telling/routes.ts';
import type { Telling } from './telling/telling.ts';

export interface AppParts {
  database: Database;
  auth: Auth;
  findVisitor: FindVisitor;
  roleOf: RoleOf;
  adminEmails: string[];
  rateLimits: boolean;
  files: FileStore;
  pictures: Pictures;
  receive: Receive;
  bus: Bus;
  log: Logger;
  metrics: Metrics;
  origins: string[];
  desk: Desk;
  telling: Telling;
  contactPages: Site['contact'];
  emailPublicKey: string;
  pseudonymOf: Pseudonyms;
  /** It has been told to stop, and for a moment still serves. */
  isStopping(): boolean;
  /** The address of whoever is asking. */
  addressOf(request: IncomingMessage): string;
}

/** Everything the server answers over HTTP except the public site's files. */
export function createApp(parts: AppParts): Hono {
  const { database, auth, bus, log, origins, desk, roleOf } = parts;
  const app = new Hono();
  const gates = memberGates(parts.findVisitor);
  const addressOf = ({ env }: Context) => parts.addressOf((env as HttpBindings).incoming);
  const publicUrl = origins[0] ?? '';
  app.onError((error, { req }) => failureResponse(error, { method: req.method, path: req.path }, log));
  app.notFound(() => problemResponse('NOT_FOUND'));
  app.use(observeRequests({ metrics: parts.metrics, log, addressOf, pseudonymOf: parts.pseudonymOf }));
  app.use(sameOriginOnly(origins));
  healthRoutes(app, database, parts.isStopping);
  authRoutes(app, {
    auth,
    database,
    origin: publicUrl,
    addressOf,
    limits: accountLimits(database, parts.rateLimits),
    requireMember: gates.requireMember,
  });
  const { rateLimits, files, pictures, receive } = parts;
  const take = memberLimits(database, { enabled: rateLimits, addressOf });
  memberRoutes(app, { database, gates, roleOf, bus, files, pictures, receive, take, log });
  accountRoutes(app, { database, auth, bus, files, mail: desk.mail, gates, publicUrl, rateLimits, log });
  channelRoutes(app, { database, bus, gates });
  messageRoutes(app, { database, bus, gates, roleOf, rateLimits, onNews: parts.telling.kick });
  attachmentRoutes(app, { database, files, pictures, receive, gates, rateLimits });
  reactionRoutes(app, { database, bus, gates, take });
  reportRoutes(app, { database, gates, take });
  moderationRoutes(app, { database, bus, gates, roleOf, adminEmails: parts.adminEmails });
  channelAdministrationRoutes(app, database, bus, gates);
  searchRoutes(app, { database, gates, take });
  inboxRoutes(app, { database, bus, gates });
  tellingRoutes(app, { database, gates, take, ...parts.telling });
  avatarRoutes(app);
  contactPageRoutes(app, { desk, pages: parts.contactPages, log, addressOf });
  app.route('/', emailServiceRoutes({ desk, publicKey: parts.emailPublicKey, log, addressOf }));
  enquiryRoutes(app, database, gates);
  mailRoutes(app, { database, mail: desk.mail, publicUrl }, gates);
  return app;
}
