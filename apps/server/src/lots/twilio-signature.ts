import { createHmac } from 'node:crypto';
import { isSameSecret } from '../platform/text/is-same-secret.ts';

/**
 * Twilio's signature of a request: an HMAC of the configured address followed by every parameter in the order of names, as name and
 * value without separators; of a repeated name, its distinct values.
 * @source twilio.com/docs/usage/security, "Validating Signatures from Twilio"
 */
export function twilioSignature(token: string, url: string, parameters: URLSearchParams): string {
  const names = [...new Set(parameters.keys())].sort();
  const text = names.flatMap((name) =>
    [...new Set(parameters.getAll(name))].sort().map((value) => name + value),
  );
  return createHmac('sha1', token)
    .update(url + text.join(''))
    .digest('base64');
}

export function isSignedByTwilio(
  signature: string | undefined,
  { token, url, parameters }: { token: string; url: string; parameters: URLSearchParams },
): boolean {
  return isSameSecret(signature ?? '', twilioSignature(token, url, parameters));
}
