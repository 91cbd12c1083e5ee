import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { PushNotice } from '@orbit-vine/contract/notifications.ts';
import ece from 'http_ece';
import { makeCertificate } from './certificate.ts';

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export async function openPushService() {
  const pushed: Pushed[] = [];
  const waiting = new Set<string>();
  const behavior: { status: number; headers: Record<string, string>; silent: boolean } = {
    status: 201,
    headers: {},
    silent: false,
  };
  const certificate = await makeCertificate('push.example');
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  const server = createServer(certificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const { url = '' } = request;
    if (url.endsWith('/silent')) {
      waiting.add(url);
      response.on('close', () => waiting.delete(url));
    } else if (!behavior.silent)
      response.writeHead(behavior.status, behavior.headers).end('x'.repeat(100_000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `https://127.0.0.1:${port}`,
    pushed,
    waiting,
    behavior,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function subscribeAt(service: { url: string; pushed: Pushed[] }) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const path = `/send/${randomUUID()}`;
  return {
    subscription: {
      endpoint: service.url + path,
      keys: { p256dh: keys.getPublicKey().toString('base64url'), auth },
    },
    /** All notices, decrypted as a browser does (RFC 8291). */
    notices: () =>
      service.pushed
        .filter((posted) => posted.path === path)
        .map(({ body }) => {
          const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth });
          return PushNotice.parse(JSON.parse(text.toString()));
        }),
  };
}
