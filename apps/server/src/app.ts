import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { accountRoutes } from './account/routes.ts';
import type { Receive } from './attachments/receive.ts';
import { clearRemovedFiles } from './attachments/removal.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import type { FileStore } from './attachments/store.ts';
import type { Auth } from './auth/auth.ts';
import type { Passwords } from './auth/hashing.ts';
import { authRoutes } from './auth/routes.ts';
import { secondFactorRoutes } from './auth/second-factor-routes.ts';
import { type FindVisitor, memberGates, type RoleOf } from './auth/session.ts';
import { signUpRoutes } from './auth/sign-up/routes.ts';
import { channelAdministrationRoutes } from './channels/administration.ts';
import { channelRoutes } from './channels/routes.ts';
import { enquiryRoutes } from './contact/administration.ts';
import type { Desk } from './contact/desk.ts';
import { emailServiceRoutes } from './contact/email-service.ts';
import { contactPageRoutes } from './contact/page.ts';
import type { Database } from './db/database.ts';
import { failureResponse } from './http/failure.ts';
import { healthRoutes } from './http/health.ts';
import { limitNetworks, memberLimits } from './http/limit-endpoints.ts';
import type { Limiter } from './http/limiter.ts';
import { sameOriginOnly } from './http/origins.ts';
import { problemResponse } from './http/problem.ts';
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
  passwords: Passwords;
  findVisitor: FindVisitor;
  roleOf: RoleOf;
  adminEmails: string[];
  limiter: Limiter;
  /** Off for load tests. */
  rateLimits: boolean;
  /** The key of what second factors are checked by. */
  secret: string;
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
  const { database, auth, bus, log, origins, desk, roleOf, limiter } = parts;
  const app = new Hono();
  const gates = memberGates(parts.findVisitor, memberLimits(limiter));
  const addressOf = ({ env }: Context) => parts.addressOf((env as HttpBindings).incoming);
  const publicUrl = origins[0] ?? '';
  app.onError((error, { req }) => failureResponse(error, { method: req.method, path: req.path }, log));
  app.notFound(() => problemResponse('NOT_FOUND'));
  app.use(observeRequests({ metrics: parts.metrics, log, addressOf, pseudonymOf: parts.pseudonymOf }));
  app.use(sameOriginOnly(origins));
  app.use(limitNetworks(limiter, addressOf));
  healthRoutes(app, database, parts.isStopping);
  const { passwords, secret } = parts;
  const { requireMember } = gates;
  authRoutes(app, { auth, database, passwords, origin: publicUrl, addressOf, limiter, requireMember });
  signUpRoutes(app, { database, mail: desk.mail, passwords, publicUrl, limiter, addressOf, log });
  secondFactorRoutes(app, { auth, database, origins, gates, secret, limiter });
  const { rateLimits, files, pictures, receive } = parts;
  memberRoutes(app, { database, gates, roleOf, bus, files, pictures, receive, log });
  const account = { database, auth, bus, files, mail: desk.mail, gates, publicUrl, limiter, addressOf, log };
  accountRoutes(app, account);
  channelRoutes(app, { database, bus, gates });
  const clearRemoved = clearRemovedFiles(database, files, log);
  const onNews = parts.telling.kick;
  messageRoutes(app, { database, bus, gates, roleOf, limiter, rateLimits, clearRemoved, onNews });
  attachmentRoutes(app, { database, files, pictures, receive, gates, limiter });
  reactionRoutes(app, { database, bus, gates });
  reportRoutes(app, { database, gates });
  moderationRoutes(app, { database, bus, gates, roleOf, adminEmails: parts.adminEmails, clearRemoved });
  channelAdministrationRoutes(app, database, bus, gates);
  searchRoutes(app, { database, gates });
  inboxRoutes(app, { database, bus, gates });
  tellingRoutes(app, { database, gates, ...parts.telling });
  avatarRoutes(app);
  contactPageRoutes(app, { desk, pages: parts.contactPages, log, addressOf });
  app.route('/', emailServiceRoutes({ desk, publicKey: parts.emailPublicKey, log, addressOf }));
  enquiryRoutes(app, database, gates);
  mailRoutes(app, { database, mail: desk.mail, publicUrl }, gates);
  return app;
}
