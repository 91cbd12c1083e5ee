import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClientFrame } from '@orbit-vine/contract/client-frames.ts';
import { closeCodes, contractVersion, livePath } from '@orbit-vine/contract/live.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FindVisitor, Visitor } from '../auth/session.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import type { Hub } from './hub.ts';
import { encodeFrame, type Listener } from './listener.ts';
import type { Presence } from './presence.ts';
import { createSeats, frameCounter, typingGate } from './socket-limits.ts';

const pingEveryMs = 30_000;
const answerWithinMs = 10_000;
/** A slower reader is disconnected, and catches up when it reconnects. */
const maxWaitingBytes = 1024 * 1024;

const closeTimeoutMs = 2_000;
/** A stopping server closes its sockets one by one, so that they do not all reconnect at the same time. */
const goodbyeApartMs = 2;
const goodbyesWithinMs = 3_000;

export interface LiveSockets {
  all(): Iterable<WebSocket>;
  close(): Promise<void>;
}

/** Other upgrade requests are answered as ordinary requests. */
export function isForSocket({ headers, url }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === livePath;
}

export function serveLive(
  server: Server,
  {
    hub,
    presence,
    origins,
    findVisitor,
    limited,
    log,
  }: {
    hub: Hub;
    presence: Presence;
    origins: string[];
    findVisitor: FindVisitor;
    limited: boolean;
    log: Logger;
  },
): LiveSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: serverLimits.clientFrame,
    perMessageDeflate: false,
  });
  const seats = createSeats();
  let closed = false;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (closed) return refuse(socket, 503);
    admit(request, origins, findVisitor)
      .then((admission) => {
        // Browsers hide the status from the page: an ended session would look like a network failure.
        if (admission === 401 && request.headers.origin !== undefined)
          return sockets.handleUpgrade(request, socket, head, (opened) => {
            opened.on('error', () => undefined);
            void closeInTime(opened, closeCodes.signedOut);
          });
        if (typeof admission === 'number') return refuse(socket, admission);
        if (limited && !seats.isFree(admission.userId)) return refuse(socket, 429);
        sockets.handleUpgrade(request, socket, head, (opened) => {
          seats.take(admission.userId, opened);
          serve(opened, socket, admission, { hub, presence, limited, log });
        });
      })
      .catch((error: Error) => {
        if (error instanceof ProblemError) return refuse(socket, problems[error.code].status);
        log.warn({ failure: describeFailure(error) }, 'a socket could not be opened');
        refuse(socket, 503);
      });
  });
  return {
    all: () => sockets.clients,
    async close() {
      closed = true;
      const open = Array.from(sockets.clients);
      const spreadMs = Math.min(goodbyesWithinMs, open.length * goodbyeApartMs);
      await Promise.all(open.map((socket) => sayGoodbye(socket, spreadMs * Math.random())));
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

async function sayGoodbye(socket: WebSocket, afterMs: number) {
  await Promise.race([untilClosed(socket), sleep(afterMs)]);
  await closeInTime(socket, closeCodes.goElsewhere);
}

const untilClosed = (socket: WebSocket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

async function closeInTime(socket: WebSocket, code: number) {
  if (socket.readyState === socket.CLOSED) return;
  const closed = untilClosed(socket);
  socket.close(code);
  await Promise.race([closed, sleep(closeTimeoutMs, undefined, { ref: false })]);
  socket.terminate();
}

async function admit(
  request: IncomingMessage,
  origins: string[],
  findVisitor: FindVisitor,
): Promise<Visitor | number> {
  if (request.headers.origin !== undefined && !origins.includes(request.headers.origin)) return 403;
  return (await findVisitor(new Headers({ cookie: request.headers.cookie ?? '' }))) ?? 401;
}

/** Destroys the connection: a client that keeps its end open would keep ours open forever. */
function refuse(socket: Duplex, status: number) {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

interface Serving {
  hub: Hub;
  presence: Presence;
  limited: boolean;
  log: Logger;
}

function serve(
  socket: WebSocket,
  connection: Duplex,
  { sessionId, userId }: Visitor,
  { hub, presence, limited, log }: Serving,
) {
  const following = new Set<string>();
  const listener: Listener = {
    sessionId,
    memberId: userId,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
      else connection.write(frame);
    },
    drop: () => socket.close(1013),
    dismiss(reason) {
      listener.send(encodeFrame({ type: 'signedOut', ...(reason && { reason }) }));
      socket.close(closeCodes.signedOut);
    },
  };
  listener.send(encodeFrame({ type: 'contract', version: contractVersion }));
  hub.join(listener);
  const stopPinging = keepAlive(socket);
  socket.on('close', () => {
    stopPinging();
    hub.leave(listener);
    presence.note(userId, socket, false);
  });
  socket.on('error', (error) => log.debug({ reason: error.message }, 'a socket failed'));
  const inTurn = oneAtATime(socket);
  const mayType = typingGate();
  const isTooMany = limited ? frameCounter() : () => false;
  socket.on('message', (data, isBinary) => {
    const frame = isBinary ? undefined : parseFrame(data.toString());
    if (!frame) return socket.close(closeCodes.badFrame);
    if (isTooMany()) return socket.close(closeCodes.tooManyFrames);
    if (frame.type === 'looking') return presence.note(userId, socket, frame.looking);
    if (frame.type === 'typing') {
      if (following.has(frame.channelId) && mayType()) hub.type(frame.channelId, userId);
      return;
    }
    if (frame.type === 'presence') return hub.watch(listener, frame.watch);
    inTurn(async () => {
      if (frame.type === 'winery') return hub.watchWinery(listener, frame.wineryId, frame.watch);
      if (frame.type === 'unsubscribe') {
        following.delete(frame.channelId);
        return hub.unfollow(listener, frame.channelId);
      }
      following.add(frame.channelId);
      if (following.size > serverLimits.subscriptions) return socket.close(closeCodes.badFrame);
      await subscribe(listener, frame, hub, log);
    });
  });
}

/** While the database is slower than the client, frames wait in the client's connection. */
function oneAtATime(socket: WebSocket) {
  let waiting = 0;
  let last = Promise.resolve();
  return (step: () => Promise<void>) => {
    waiting += 1;
    socket.pause();
    last = last.then(async () => {
      if (socket.readyState === socket.OPEN) await step();
      waiting -= 1;
      if (waiting === 0) socket.resume();
    });
  };
}

async function subscribe(
  listener: Listener,
  { channelId, after }: { channelId: string; after: number },
  hub: Hub,
  log: Logger,
) {
  try {
    const seq = await hub.follow(listener, channelId);
    if (seq === undefined) return listener.send(encodeFrame({ type: 'channels' }));
    listener.send(encodeFrame({ type: 'subscribed', channelId, seq }));
    // The client is ahead if the database was restored from a backup.
    if (after > seq || seq - after > serverLimits.catchUp)
      listener.send(encodeFrame({ type: 'refetch', channelId }));
  } catch (error) {
    log.warn({ channelId, failure: describeFailure(error) }, 'a subscription failed');
    listener.drop();
  }
}

function parseFrame(text: string): ClientFrame | undefined {
  try {
    const parsed = ClientFrame.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function keepAlive(socket: WebSocket): () => void {
  let deadline: NodeJS.Timeout | undefined;
  const pinging = setInterval(() => {
    socket.ping();
    deadline = setTimeout(() => socket.terminate(), answerWithinMs);
  }, pingEveryMs);
  socket.on('pong', () => clearTimeout(deadline));
  return () => {
    clearInterval(pinging);
    clearTimeout(deadline);
  };
}
