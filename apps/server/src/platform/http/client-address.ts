import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Passes the client's address to Better Auth; replaces the client's own header of this name. */
export const clientAddressHeader = 'x-client-address';

/**
 * Finds the client's address. Reads `X-Forwarded-For` from the right, past trusted proxies only, so that a client
 * cannot choose its own address.
 */
export function clientAddressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits) trusted.addSubnet(address, Number(bits), family);
    else trusted.addAddress(address, family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return (request) => {
    let address = normalize(request.socket.remoteAddress ?? '');
    const forwarded = request.headers['x-forwarded-for']?.toString().split(',') ?? [];
    while (forwarded.length > 0 && isTrusted(address)) {
      const before = normalize(forwarded.pop()?.trim() ?? '');
      // A proxy that hides addresses ("unknown") is itself the nearest known one.
      if (!isIP(before)) break;
      address = before;
    }
    return address;
  };
}

/** Dual-stack sockets show IPv4 as `::ffff:10.0.0.1`; some proxies add the port (`10.0.0.1:80`, `[::1]:80`). */
function normalize(address: string): string {
  const withoutPort = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address);
  return (withoutPort?.[1] ?? withoutPort?.[2] ?? address).replace(/^::ffff:(?=[\d.]+$)/i, '');
}
