import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as x509 from '@peculiar/x509';
import { describe, expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import type { Oddities } from '../../testing/passkey-device.ts';
import { outcome, passkeysIn, refused } from '../../testing/passkeys.ts';

const { community, ben } = await gatherCommunity(['Ben']);
const { newDevice, askToAdd, askForPasskey, register, signInWith, add, signIn, ...passkeys } =
  passkeysIn(community);
const { joinWithPasskey, storedOf } = passkeys;

describe('an answer to sign in', () => {
  it.each<[string, Oddities]>([
    ['from a page of another origin', { origin: 'http://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without the presence of a user', { userPresent: false }],
    ['with a counter that does not advance', { counter: 1 }],
    ['with a counter that went back to zero', { counter: 0 }],
    ['with a counter beyond any device', { counter: 2 ** 32 - 1 }],
  ])('is refused %s', async (what, odd) => {
    const { device } = await joinWithPasskey(`Jo_${what.length}`);
    expect(await outcome(await signIn(device, odd))).toEqual(refused);
    expect((await signIn(device)).status).toBe(200);
  });

  it('is refused when another key signed it', async () => {
    const { device } = await joinWithPasskey('Kit');
    const impostor = newDevice(Buffer.from(device.id, 'base64url'));
    expect(await outcome(await signIn(impostor))).toEqual(refused);
  });

  it('keeps a counter of zero, which many devices send', async () => {
    const member = await joinCommunity(community, 'Lou');
    const device = newDevice();
    expect((await add(member, device, { counter: 0 })).status).toBe(200);
    for (let times = 0; times < 2; times += 1)
      expect((await signIn(device, { counter: 0 })).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['a NUL byte in its ID', { id: 'a\u0000b', rawId: 'a\u0000b', type: 'public-key', response: {} }],
    ['an endless ID', { id: 'a'.repeat(20_000), response: {} }],
    ['fields of other types', { id: ['x'], rawId: 7, response: 'x' }],
  ])('is refused with %s', async (_, response) => {
    const { cookie } = await askForPasskey();
    expect(await outcome(await signInWith(response, cookie))).toEqual(refused);
  });
});

describe('an answer with a new passkey', () => {
  it.each<[string, Oddities]>([
    ['from a page of another origin', { origin: 'http://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without the presence of a user', { userPresent: false }],
    ['with a counter beyond any device', { counter: 2 ** 31 }],
  ])('is refused %s', async (_, odd) => {
    expect(await outcome(await add(ben, newDevice(), odd))).toEqual(refused);
    expect(await storedOf(ben)).toEqual([]);
  });

  it('is refused for a passkey that exists', async () => {
    const { member, device } = await joinWithPasskey('Max');
    for (const by of [member, ben]) expect(await outcome(await add(by, device))).toEqual(refused);
    expect(await storedOf(member)).toHaveLength(1);
  });

  it('stores only known transports', async () => {
    const member = await joinCommunity(community, 'Nell');
    expect(
      (await add(member, newDevice(), { transports: ['usb', 'a\u0000b', { x: 1 }, 'nfc'] })).status,
    ).toBe(200);
    expect(await storedOf(member)).toMatchObject([{ transports: 'usb,nfc' }]);
  });

  it.each([
    ['nothing', {}],
    ['a NUL byte', { id: 'a', rawId: 'a', type: 'public-key', response: { attestationObject: '\u0000' } }],
    ['fields of other types', { id: 1, response: { attestationObject: {}, transports: 'usb' } }],
  ])('is refused with %s', async (_, response) => {
    const { cookie } = await askToAdd(ben);
    expect(await outcome(await register(response, cookie))).toEqual(refused);
  });

  it.each(['apple', 'android-key', 'android-safetynet', 'tpm', 'fido-u2f', 'packed'])(
    'is refused with a certificate (%s), without a request to an address in it',
    async (fmt) => {
      await using listener = await listen();
      const x5c = [await certificateWith(listener.url)];
      const attestation = { fmt, attStmt: new Map([['x5c', x5c]]) };
      expect(await outcome(await add(ben, newDevice(), { attestation }))).toEqual(refused);
      expect(listener.requests).toEqual([]);
    },
  );
});

async function listen() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/revoked.crl`,
    requests,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

async function certificateWith(revocationList: string): Promise<Uint8Array<ArrayBuffer>> {
  x509.cryptoProvider.set(crypto);
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=passkey',
    keys,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [new x509.CRLDistributionPointsExtension([revocationList])],
  });
  return new Uint8Array(certificate.rawData);
}
