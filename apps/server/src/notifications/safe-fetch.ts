import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublic } from './public-address.ts';

export class BlockedAddressError extends Error {
  override name = 'BlockedAddressError';
}

export interface Outgoing {
  headers: Record<string, string | number>;
  body: Buffer;
}

interface Outside {
  isAllowed?(address: string): boolean;
  resolve?(host: string): Promise<string[]>;
  withinMs?: number;
}

/**
 * Posts to an address that a member entered, and returns the status. Resolves the name once, checks every resolved
 * address, and connects only to these (no DNS rebinding). Does not follow redirects or read the body.
 */
export async function postToPublicAddress(
  address: string,
  { headers, body }: Outgoing,
  { isAllowed = () => false, resolve = resolveHost, withinMs = 10_000 }: Outside = {},
): Promise<number> {
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new BlockedAddressError('Only https is spoken.');
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new Error('The host has no address.');
  if (!addresses.every((found) => isPublic(found) || isAllowed(found)))
    throw new BlockedAddressError('The host is not a public one.');
  const checked = addresses.map((found) => ({ address: found, family: isIP(found) }));
  return new Promise((done, fail) => {
    const signal = AbortSignal.timeout(withinMs);
    const posting = request(url, {
      method: 'POST',
      headers,
      signal,
      agent: false,
      lookup: (_host, { all }, found) => {
        const [first] = checked;
        if (all) found(null, checked);
        else found(null, first?.address ?? '', first?.family);
      },
    });
    posting.on('error', fail);
    posting.on('response', (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    posting.end(body);
  });
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether an address is private without being resolved. `postToPublicAddress` checks the addresses of names. */
export function isPlainlyPrivate(address: string, isAllowed: (address: string) => boolean): boolean {
  const host = hostOf(new URL(address));
  const named = /(^|\.)localhost$/i.test(host) ? '127.0.0.1' : host;
  return isIP(named) !== 0 && !isPublic(named) && !isAllowed(named);
}

/**
 * Queries the name servers directly: the system's resolver would block a thread for as long as a slow server takes.
 */
async function resolveHost(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
