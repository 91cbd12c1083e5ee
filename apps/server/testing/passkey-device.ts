import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Cbor = Parameters<typeof isoCBOR.encode>[0];

export interface Oddities {
  origin?: string;
  rpId?: string;
  userPresent?: boolean;
  userVerified?: boolean;
  counter?: number;
  transports?: unknown;
  attestation?: { fmt: string; attStmt: Map<string, Cbor> };
}

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

export function createPasskeyDevice(url: string, id = randomBytes(32)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let signatures = 0;
  const clientData = (type: string, challenge: string, origin = url) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (rpId: string, odd: Oddities, attested: boolean) => {
    signatures += 1;
    const { userPresent = true, userVerified = true, counter = signatures } = odd;
    const flags = (userPresent ? 1 : 0) | (userVerified ? 4 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.of(flags), count]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: base64url(id),
    create({ challenge, rp }: Options, odd: Oddities = {}) {
      const { fmt, attStmt } = odd.attestation ?? { fmt: 'none', attStmt: new Map<string, Cbor>() };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        head(rp?.id ?? '', odd, true),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(coseOf(publicKey)),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Uint8Array.from(authData)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, odd.origin)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: odd.transports ?? ['internal', 'hybrid'],
      });
    },
    get({ challenge, rpId = '' }: Options, odd: Oddities = {}) {
      const data = clientData('webauthn.get', challenge, odd.origin);
      const authData = head(rpId, odd, false);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      });
    },
  };
}

/** A P-256 key in COSE (RFC 9053). */
function coseOf(publicKey: KeyObject): Map<number, Cbor> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
}
