import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import 'reflect-metadata';
import { PushNotice } from '@orbit-vine/contract/notifications.ts';
import * as x509 from '@peculiar/x509';
import ece from 'http_ece';

const minute = 60_000;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate for this machine, which this process then trusts. */
async function makeCertificate() {
  x509.cryptoProvider.set(crypto);
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    // Of two certificates with the same name only the first would be found.
    name: `CN=${randomUUID()}`,
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - minute),
    notAfter: new Date(Date.now() + 60 * minute),
    extensions: [
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: 'push.example' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  const cert = certificate.toString('pem');
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return { cert, key: `-----BEGIN PRIVATE KEY-----\n${key.toString('base64')}\n-----END PRIVATE KEY-----\n` };
}

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service like those of browser vendors: records requests, and answers as `behavior` says. */
export async function openPushService() {
  const pushed: Pushed[] = [];
  /** Requests without an answer, while their client waits. */
  const waiting = new Set<string>();
  const behavior: { status: number; headers: Record<string, string>; silent: boolean } = {
    status: 201,
    headers: {},
    silent: false,
  };
  const server = createServer(await makeCertificate(), async (request, response) => {
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
