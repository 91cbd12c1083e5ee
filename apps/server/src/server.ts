import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { unsubscribeLink } from '@orbit-vine/contract/notifications.ts';
import type { Logger } from 'pino';
import { finishDeletions } from './account/deletion.ts';
import { createApp } from './app.ts';
import { forgetOrphans } from './attachments/orphans.ts';
import { type FileStore, openFileStore } from './attachments/store.ts';
import { createAuth } from './auth/auth.ts';
import { signOutOnLeaving } from './auth/leaving.ts';
import { forgetAbandoned } from './auth/retention.ts';
import { roleReader, visitorFinder } from './auth/session.ts';
import type { Config } from './config.ts';
import { openDesk } from './contact/desk.ts';
import { forgetOldEnquiries } from './contact/enquiries.ts';
import { forgetOldCounts } from './contact/flood.ts';
import { workDaily } from './daily.ts';
import type { Database } from './db/database.ts';
import { openUpToDate } from './db/open.ts';
import { sharedSecret } from './db/secrets.ts';
import { clientAddressReader } from './http/client-address.ts';
import { freePort } from './http/free-port.ts';
import { listen, stopListening } from './http/listen.ts';
import { trustedOrigins } from './http/origins.ts';
import { problemResponse } from './http/problem.ts';
import { type Bus, createLocalBus } from './live/bus.ts';
import { Hub } from './live/hub.ts';
import { createPostgresBus } from './live/postgres-bus.ts';
import { forgetPresences, Presence } from './live/presence.ts';
import { isForSocket, serveLive } from './live/sockets.ts';
import { createDelivery } from './mail/delivery.ts';
import { MailQueue } from './mail/queue.ts';
import { forgetOldMails } from './mail/retention.ts';
import { createSiteHandler } from './site/serve.ts';
import { loadSite } from './site/site.ts';
import { openTelling, type Telling } from './telling/telling.ts';

const builtSite = fileURLToPath(new URL('../../web/build', import.meta.url));

export interface RunningServer {
  /** Where visitors find it, without a trailing slash. */
  url: string;
  /** Finishes what is under way and lets go of everything, the embedded database included. */
  stop(): Promise<void>;
}

/** Opens the database and brings it up to date, then serves the site, the API and the sockets on one port. */
export async function startServer(config: Config, log: Logger, buildDir = builtSite): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const database = await openUpToDate(config, opened, log);
  const port = config.port || (await freePort());
  const url = config.publicUrl ?? `http://localhost:${port}`;
  const origins = trustedOrigins(config, port);

  const { bus, hub, presence } = openLive(database, config, opened, log);
  const files = openFileStore(config);
  const mail = openMail(database, config, opened, log);
  const telling = await openTelling({ config, database, mail, publicUrl: url, log });
  opened.defer(() => telling.stop());
  opened.defer(workDaily(database, dailyTasks(bus, files, telling), log));
  const auth = createAuth({
    database,
    mail,
    publicUrl: url,
    origins,
    secret: await sharedSecret(database, 'cookies'),
    rateLimits: config.rateLimits,
    log,
    onSessionEnded: (sessionId) => bus.endSession(sessionId),
  });

  const addressOf = clientAddressReader(config.trustedProxies);
  const roleOf = roleReader(config.adminEmails);
  const findVisitor = visitorFinder(auth, database, roleOf);
  const { rateLimits } = config;
  const site = loadSite(buildDir);
  const desk = await openDesk({ database, mail, config, booking: site.contact, publicUrl: url });
  const app = createApp({
    database,
    auth,
    findVisitor,
    roleOf,
    adminEmails: config.adminEmails,
    bus,
    files,
    log,
    origins,
    addressOf,
    rateLimits,
    desk,
    telling,
    contactPages: site.contact,
    emailPublicKey: config.emailPublicKey,
  });
  const api = getRequestListener(app.fetch, { errorHandler: () => problemResponse('MALFORMED_REQUEST') });
  const serveSite = createSiteHandler(
    site,
    log,
    // While the form works, its page is made for each visitor.
    (path) => path === unsubscribeLink.path || (path === '/contact' && desk.isOpen()),
  );
  const server = createServer({ shouldUpgradeCallback: isForSocket }, async (request, response) => {
    await signOutOnLeaving(request, response, { auth, log });
    if (!serveSite(request, response)) await api(request, response);
  });
  const sockets = serveLive(server, { hub, presence, origins, findVisitor, limited: rateLimits, log });
  await listen(server, { host: config.host, port });
  opened.defer(async () => {
    sockets.close();
    await stopListening(server);
  });

  const resources = opened.move();
  return { url, stop: () => resources.disposeAsync() };
}

function openMail(database: Database, config: Config, opened: AsyncDisposableStack, log: Logger) {
  const deliver = createDelivery(config, log);
  const mail = new MailQueue({ database, deliver, from: config.mailFrom, log });
  opened.defer(() => mail.stop());
  return mail;
}

/** What carries changes to open sockets, and knows who is at them. */
function openLive(database: Database, config: Config, opened: AsyncDisposableStack, log: Logger) {
  const bus = config.databaseUrl ? createPostgresBus(database, config.databaseUrl, log) : createLocalBus();
  opened.defer(() => bus.close());
  const hub = new Hub(database, bus, log);
  opened.defer(() => hub.close());
  const presence = new Presence(database, log);
  opened.defer(() => presence.close());
  return { bus, hub, presence };
}

function dailyTasks(bus: Bus, files: FileStore, telling: Telling) {
  return [
    forgetOldMails,
    forgetOldEnquiries,
    forgetOldCounts,
    forgetPresences,
    forgetAbandoned,
    finishDeletions(bus, files),
    forgetOrphans(files),
    ...telling.daily,
  ];
}
