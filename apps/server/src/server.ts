import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { unsubscribeLink } from '@orbit-vine/contract/notifications.ts';
import type { Logger } from 'pino';
import { endSessionsAtReset } from './account/secure-account.ts';
import { createApp } from './app.ts';
import { fileQuota } from './attachments/file-quota.ts';
import { createAuth } from './auth/auth.ts';
import { hasSecureCookies } from './auth/cookie-names.ts';
import { hashingProcess } from './auth/hashing.ts';
import { knownDevices } from './auth/known-device.ts';
import { replacingOldHashes } from './auth/old-hashes.ts';
import { roleReader, visitorFinder } from './auth/session.ts';
import { signOutOnNavigation } from './auth/sign-out-on-navigation.ts';
import { type Bus, createLocalBus } from './bus/bus.ts';
import { createDistributedBus } from './bus/distributed-bus.ts';
import { natsTransport } from './bus/nats-transport.ts';
import { postgresTransport } from './bus/postgres-transport.ts';
import { openContactService } from './contact/contact-service.ts';
import { dailyTasks } from './daily-tasks.ts';
import { Hub } from './live/hub.ts';
import { Presence } from './live/presence.ts';
import { isForSocket, serveLive } from './live/sockets.ts';
import { openCellarWorkers } from './lots/cellar-workers.ts';
import { expireQuestions } from './lots/questions.ts';
import { createJustStored } from './messages/just-stored.ts';
import { openMemberNotifications } from './notifications/notifications.ts';
import { openUpToDate } from './open-database.ts';
import type { Config } from './platform/config/config.ts';
import { connectionString, type Database } from './platform/db/database.ts';
import { sharedSecret } from './platform/db/secrets.ts';
import { openFileStore } from './platform/files/open-store.ts';
import { createReceiver } from './platform/files/receive.ts';
import { freePort } from './platform/free-port.ts';
import { clientAddressReader } from './platform/http/client-address.ts';
import { limitConnections } from './platform/http/connections.ts';
import { createLimiter } from './platform/http/limiter.ts';
import { listen, refuseWhileStopping, stopListening } from './platform/http/listen.ts';
import { trustedOrigins } from './platform/http/origins.ts';
import { problemResponse } from './platform/http/problem.ts';
import { createPseudonyms } from './platform/http/security-log.ts';
import { startDailyJobs } from './platform/jobs/daily.ts';
import { createJobWorker } from './platform/jobs/worker.ts';
import { describeFailure } from './platform/log/describe-failure.ts';
import { watchStalls } from './platform/log/stalls.ts';
import { createDelivery } from './platform/mail/delivery.ts';
import { MailQueue } from './platform/mail/queue.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { timeQueries } from './platform/metrics/query-times.ts';
import { openPictures } from './platform/pictures/pictures.ts';
import { sendReminders } from './saved/send-reminders.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createSiteHandler } from './site/serve.ts';
import { loadSite } from './site/site.ts';

const strictTransportSecurity = 'max-age=31536000';
const builtSite = fileURLToPath(new URL('../../web/build', import.meta.url));

/** A stopping server still serves its proxy until the proxy's next health check. */
const noticeMs = 2_500;

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

export async function startServer(config: Config, log: Logger, buildDir = builtSite): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const parts = await openParts(config, opened, log);
  const { database, hub, presence, mail, metrics } = parts;
  const port = config.port || (await freePort());
  const url = config.publicUrl ?? `http://localhost:${port}`;
  const origins = trustedOrigins(config, port);
  const { notifications, stopDaily } = await startJobs(config, parts, opened, { publicUrl: url, log });
  const sessions = await openSessions(config, parts, { publicUrl: url, origins, log });
  const { auth, findVisitor } = sessions;
  const site = loadSite(buildDir);
  const contactService = await openContactService({
    ...parts,
    config,
    booking: site.contact,
    publicUrl: url,
  });
  let stopping = false;
  const app = createApp({
    ...parts,
    ...sessions,
    ...appSettings(config),
    isStopping: () => stopping,
    log,
    origins,
    pseudonymOf: createPseudonyms(await sharedSecret(database, 'pseudonyms')),
    secret: await sharedSecret(database, 'second-factor'),
    contactService,
    notifications,
    site,
  });
  const api = getRequestListener(app.fetch, { errorHandler: () => problemResponse('MALFORMED_REQUEST') });
  const isRendered = (path: string) =>
    path === unsubscribeLink.path || (path === '/contact' && contactService.isOpen());
  const serveSite = createSiteHandler(site, log, isRendered);
  const server = createLimitedServer(log, async (request, response) => {
    if (!server.listening) return refuseWhileStopping(request, response);
    if (url.startsWith('https:')) response.setHeader('strict-transport-security', strictTransportSecurity);
    await signOutOnNavigation(request, response, { auth, log });
    if (!serveSite(request, response)) await api(request, response);
  });
  const sockets = serveLive(server, { hub, presence, origins, findVisitor, limited: config.rateLimits, log });
  await openMetrics(config, opened, { metrics, database, sockets: sockets.all });
  await listen(server, { host: config.host, port });
  opened.defer(async () => {
    stopping = true;
    const draining = sockets.close();
    if (config.trustedProxies.length > 0) await sleep(noticeMs);
    await Promise.all([stopListening(server), draining, mail.stop(), notifications.stop(), stopDaily()]);
  });

  const resources = opened.move();
  return { url, stop: () => resources.disposeAsync() };
}

function appSettings(config: Config) {
  const { adminEmails, siteEmail, rateLimits, emailPublicKey, twilio, lotsModel, trustedProxies } = config;
  const addressOf = clientAddressReader(trustedProxies);
  return { adminEmails, siteEmail, rateLimits, emailPublicKey, twilio, lotsModel, addressOf };
}

async function startJobs(
  config: Config,
  parts: Awaited<ReturnType<typeof openParts>>,
  opened: AsyncDisposableStack,
  { publicUrl, log }: Pick<Environment, 'publicUrl' | 'log'>,
) {
  const { database, mail } = parts;
  const notifications = await openMemberNotifications({ config, database, mail, publicUrl, log });
  opened.defer(() => notifications.stop());
  const stopDaily = startDailyJobs(database, dailyTasks(parts, notifications, log), log);
  opened.defer(stopDaily);
  const { wake: onNotification } = notifications;
  const reminders = createJobWorker(() => sendReminders({ ...parts, onNotification }), {
    everyMs: 15_000,
    log,
  });
  opened.defer(() => reminders.stop());
  const expiry = createJobWorker(() => expireQuestions(parts), { everyMs: 60_000, log });
  opened.defer(() => expiry.stop());
  return { notifications, stopDaily };
}

interface Environment {
  publicUrl: string;
  origins: string[];
  log: Logger;
}

async function openSessions(
  { adminEmails, staffSecondFactor, siteEmail: appealAddress }: Config,
  { database, mail, passwords, bus }: Awaited<ReturnType<typeof openParts>>,
  environment: Environment,
) {
  const { publicUrl, origins } = environment;
  const passkeys = { database, publicUrl, origins, secret: await sharedSecret(database, 'cookies') };
  const auth = createAuth({
    mail,
    passwords,
    ...environment,
    ...passkeys,
    appealAddress,
    onSessionEnded: (sessionId) => bus.endSession(sessionId),
    onPasswordReset: endSessionsAtReset({ database, bus, mail, publicUrl: environment.publicUrl }),
  });
  const roleOf = roleReader(adminEmails);
  return {
    auth,
    passkeys,
    roleOf,
    findVisitor: visitorFinder({ auth, database, roleOf, staffSecondFactor, appealAddress }),
  };
}

function createLimitedServer(
  log: Logger,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Server {
  const options = { shouldUpgradeCallback: isForSocket, connectionsCheckingInterval: 5_000 };
  const server = createServer(options, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ failure: describeFailure(error) }, 'a request was not answered');
      response.destroy();
    });
  });
  limitConnections(server, log);
  return server;
}

async function openParts(config: Config, opened: AsyncDisposableStack, log: Logger) {
  opened.defer(watchStalls(log));
  const metrics = createMetrics();
  const database = await openUpToDate(config, opened, log);
  const bus = await openBus(config, database, log);
  opened.defer(() => bus.close());
  const justStored = createJustStored();
  const hub = new Hub({ database, bus, justStored, log, metrics, appealAddress: config.siteEmail });
  opened.defer(() => hub.close());
  const presence = new Presence(database, log);
  opened.defer(() => presence.close());
  const files = openFileStore(config);
  const receive = createReceiver(config.dataDir);
  const requireQuota = fileQuota(database, config.filesQuotaBytes);
  const workers = openCellarWorkers(connectionString(database));
  opened.defer(() => workers.stop());
  const pictures = openPictures({ log, heic: config.heic });
  opened.defer(() => pictures.stop());
  const deliver = createDelivery(config, log);
  const mail = new MailQueue({ database, deliver, from: config.mailFrom, log });
  opened.defer(() => mail.stop());
  const passwords = replacingOldHashes(database, hashingProcess());
  opened.defer(() => passwords.stop());
  const secret = await sharedSecret(database, 'limits');
  const limiter = createLimiter({ database, secret, enabled: config.rateLimits });
  return {
    metrics,
    database,
    bus,
    justStored,
    hub,
    presence,
    files,
    workers,
    pictures,
    receive,
    requireQuota,
    mail,
    limiter,
    passwords,
    devices: knownDevices({
      database,
      secret: await sharedSecret(database, 'devices'),
      secure: hasSecureCookies(config.publicUrl),
    }),
    dataDir: config.dataDir,
  };
}

async function openMetrics(
  { host, metricsPort, dataDir }: Config,
  opened: AsyncDisposableStack,
  watched: Omit<Parameters<typeof serveMetrics>[0], 'dataDir'>,
) {
  if (metricsPort === undefined) return;
  timeQueries(watched.database.$client, watched.metrics);
  opened.defer(await serveMetrics({ ...watched, dataDir }, { host, port: metricsPort }));
}

async function openBus({ natsUrl, databaseUrl }: Config, database: Database, log: Logger): Promise<Bus> {
  // Communities that share a NATS server each have a subject.
  if (natsUrl)
    return createDistributedBus(
      natsTransport(natsUrl, `orbit-vine.${await sharedSecret(database, 'bus')}`),
      log,
    );
  return databaseUrl ? createDistributedBus(postgresTransport(database, databaseUrl), log) : createLocalBus();
}
