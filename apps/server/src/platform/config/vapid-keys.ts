import { createECDH } from 'node:crypto';

/** What a push service knows us by (RFC 8292), in base64url. */
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

/** Whether the one key belongs to the other. */
export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const belonging = pairOf(Buffer.from(privateKey, 'base64url')).publicKey;
    return Buffer.from(publicKey, 'base64url').equals(Buffer.from(belonging, 'base64url'));
  } catch {
    return false;
  }
}
