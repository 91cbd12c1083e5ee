import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { accountRoutes } from './account/routes.ts';
import type { RequireQuota } from './attachments/file-quota.ts';
import { clearRemovedFiles } from './attachments/remove-files.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { admitting } from './auth/admit.ts';
import type { Auth } from './auth/auth.ts';
import type { Passwords } from './auth/hashing.ts';
import type { KnownDevices } from './auth/known-device.ts';
import { ownerNotifier } from './auth/notify-owner.ts';
import type { PasskeyParts } from './auth/passkey-proof.ts';
import { passkeyRoutes } from './auth/passkey-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { secondFactorRoutes } from './auth/second-factor-routes.ts';
import type { FindVisitor, RoleOf } from './auth/session.ts';
import { signUpRoutes } from './auth/sign-up/routes.ts';
import type { Bus } from './bus/bus.ts';
import { channelAdministrationRoutes } from './channels/administration.ts';
import { channelRoutes } from './channels/routes.ts';
import { inquiryRoutes } from './contact/administration.ts';
import type { ContactService } from './contact/contact-service.ts';
import { emailServiceRoutes } from './contact/email-service.ts';
import { contactPageRoutes } from './contact/page.ts';
import { groupRoutes } from './conversations/group-routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import type { CellarWorkers } from './lots/cellar-workers.ts';
import { exchangeRoutes } from './lots/exchange-routes.ts';
import { openApiRoutes } from './lots/openapi.ts';
import { lotsRoutes } from './lots/routes.ts';
import { createSecondOpinion } from './lots/second-opinion.ts';
import { twilioRoutes } from './lots/twilio.ts';
import { mailRoutes } from './mail/administration.ts';
import { avatarRoutes } from './members/avatar.ts';
import { memberRoutes } from './members/routes.ts';
import { createHeldTerms } from './messages/held-terms.ts';
import type { JustStored } from './messages/just-stored.ts';
import { messageRoutes } from './messages/routes.ts';
import { reportRoutes } from './moderation/report-message.ts';
import { moderationRoutes } from './moderation/routes.ts';
import type { MemberNotifications } from './notifications/notifications.ts';
import { notificationRoutes } from './notifications/routes.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import type { Receive } from './platform/files/receive.ts';
import type { FileStore } from './platform/files/store.ts';
import { isBrokenOff } from './platform/http/broken-off.ts';
import { failureResponse } from './platform/http/failure.ts';
import { healthRoutes } from './platform/http/health.ts';
import { limitNetworks, memberLimits } from './platform/http/limit-endpoints.ts';
import type { Limiter } from './platform/http/limiter.ts';
import { sameOriginOnly } from './platform/http/origins.ts';
import { problemResponse } from './platform/http/problem.ts';
import { observeRequests } from './platform/http/requests.ts';
import type { Pseudonyms } from './platform/http/security-log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Pictures } from './platform/pictures/pictures.ts';
import { reactionRoutes } from './reactions/routes.ts';
import { savedRoutes } from './saved/routes.ts';
import { searchRoutes } from './search/routes.ts';
import type { Site } from './site/site.ts';
import { threadRoutes } from './threads/routes.ts';

export interface AppParts {
  database: Database;
  justStored: JustStored;
  auth: Auth;
  passkeys: PasskeyParts;
  passwords: Passwords;
  devices: KnownDevices;
  findVisitor: FindVisitor;
  roleOf: RoleOf;
  adminEmails: string[];
  siteEmail: string | undefined;
  limiter: Limiter;
  rateLimits: boolean;
  secret: string;
  files: FileStore;
  workers: CellarWorkers;
  pictures: Pictures;
  receive: Receive;
  requireQuota: RequireQuota;
  bus: Bus;
  log: Logger;
  metrics: Metrics;
  origins: string[];
  contactService: ContactService;
  notifications: MemberNotifications;
  site: Pick<Site, 'contact' | 'displayFont'>;
  emailPublicKey: string;
  twilio: Config['twilio'];
  lotsModel: Config['lotsModel'];
  pseudonymOf: Pseudonyms;
  isStopping(): boolean;
  addressOf(request: IncomingMessage): string;
}

export function createApp(parts: AppParts): Hono {
  const { database, auth, bus, log, origins, contactService, roleOf, limiter } = parts;
  const app = new Hono();
  const addressOf = ({ env }: Context) => parts.addressOf((env as HttpBindings).incoming);
  const publicUrl = origins[0] ?? '';
  app.onError((error, context) => answerFailure(error, context, log));
  app.notFound(() => problemResponse('NOT_FOUND'));
  app.use(observeRequests({ metrics: parts.metrics, log, addressOf, pseudonymOf: parts.pseudonymOf }));
  app.use(sameOriginOnly(origins));
  app.use(limitNetworks(limiter, addressOf));
  app.use(admitting({ database, findVisitor: parts.findVisitor, limit: memberLimits(limiter) }));
  healthRoutes(app, database, parts.isStopping);
  const notifyOwner = ownerNotifier({ database, mail: contactService.mail, publicUrl });
  const { passwords, secret, devices } = parts;
  const authParts = { auth, database, passwords, devices, origin: publicUrl, addressOf, limiter };
  authRoutes(app, { ...authParts, roleOf, notifyOwner });
  signUpRoutes(app, { database, mail: contactService.mail, passwords, publicUrl, limiter, addressOf, log });
  const { passkeys, findVisitor } = parts;
  passkeyRoutes(app, { ...passkeys, findVisitor, notifyOwner });
  secondFactorRoutes(app, { auth, passkeys, database, secret, limiter, notifyOwner });
  const { rateLimits, files, pictures, receive } = parts;
  const membersParts = { database, roleOf, bus, files, pictures, receive, log };
  memberRoutes(app, { ...membersParts, adminEmails: parts.adminEmails });
  accountRoutes(app, {
    ...{ database, auth, bus, files, workers: parts.workers, mail: contactService.mail },
    ...{ publicUrl, limiter, addressOf, log, notifyOwner },
  });
  channelRoutes(app, { database, bus, roleOf });
  conversationRoutes(app, { database, bus });
  groupRoutes(app, { database, bus });
  const clearRemoved = clearRemovedFiles(database, files, log);
  const onNotification = parts.notifications.wake;
  const { adminEmails, siteEmail: appealAddress } = parts;
  const heldTerms = createHeldTerms(database);
  messageRoutes(app, {
    ...{ database, bus, roleOf, limiter, rateLimits, publicUrl, adminEmails, clearRemoved, heldTerms },
    justStored: parts.justStored,
    onNotification,
  });
  const { requireQuota } = parts;
  attachmentRoutes(app, { database, files, pictures, receive, requireQuota, limiter });
  reactionRoutes(app, { database, bus });
  reportRoutes(app, { database, bus, adminEmails, onNotification });
  const post = { mail: contactService.mail, answerTo: appealAddress, publicUrl };
  moderationRoutes(app, {
    ...{ database, bus, roleOf, adminEmails, clearRemoved, heldTerms, post, onNotification },
  });
  channelAdministrationRoutes(app, database, bus);
  searchRoutes(app, { database });
  for (const routes of [savedRoutes, threadRoutes, inboxRoutes]) routes(app, { database, bus });
  lotManagerRoutes(app, parts, { publicUrl, addressOf });
  notificationRoutes(app, { database, displayFont: parts.site.displayFont, ...parts.notifications });
  avatarRoutes(app);
  contactPageRoutes(app, { contactService, pages: parts.site.contact, log, addressOf });
  app.route('/', emailServiceRoutes({ contactService, publicKey: parts.emailPublicKey, log, addressOf }));
  inquiryRoutes(app, database);
  mailRoutes(app, { database, mail: contactService.mail, publicUrl });
  return app;
}

/** A request that its sender broke off is not the server's failure, and no one reads the answer. */
function answerFailure(error: Error, context: Context, log: Logger): Response {
  const { incoming } = context.env as HttpBindings;
  if (isBrokenOff(error, incoming)) return problemResponse('MALFORMED_REQUEST');
  // The pattern, not the path: a feed's address is its secret.
  return failureResponse(error, { method: context.req.method, path: routePath(context, -1) }, log);
}

function lotManagerRoutes(
  app: Hono,
  { database, bus, limiter, twilio, lotsModel, secret, contactService, workers }: AppParts,
  surroundings: { publicUrl: string; addressOf(context: Context): string },
) {
  const { mail } = contactService;
  const lots = { database, bus, limiter, workers, secret, mail, ...surroundings };
  const secondOpinion = createSecondOpinion({ database, workers, limiter, model: lotsModel });
  lotsRoutes(app, { ...lots, secondOpinion, textNumber: twilio?.number });
  openApiRoutes(app, surroundings.publicUrl);
  exchangeRoutes(app, lots);
  twilioRoutes(app, { ...lots, secondOpinion, authToken: twilio?.authToken });
}
