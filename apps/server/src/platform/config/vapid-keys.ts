import { createECDH } from 'node:crypto';

/** Keys that identify this server to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export function pairOf(privateKey: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const expectedPublicKey = pairOf(Buffer.from(privateKey, 'base64url')).publicKey;
    return Buffer.from(publicKey, 'base64url').equals(Buffer.from(expectedPublicKey, 'base64url'));
  } catch {
    return false;
  }
}
