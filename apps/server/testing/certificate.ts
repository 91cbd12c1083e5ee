import { randomUUID } from 'node:crypto';
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

const hourMs = 3_600_000;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A self-signed certificate and its key, as PEM, for a host name and 127.0.0.1. No client trusts it yet. */
export async function makeCertificate(host: string) {
  x509.cryptoProvider.set(crypto);
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    // Of two certificates with the same name, OpenSSL would find only the first.
    name: `CN=${randomUUID()}`,
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - hourMs),
    notAfter: new Date(Date.now() + hourMs),
    extensions: [
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: host },
        { type: 'ip', value: '127.0.0.1' },
      ]),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    cert: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${key.toString('base64')}\n-----END PRIVATE KEY-----\n`,
  };
}
