import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** The header in which the address found here travels on to Better Auth. Whatever a client puts there is replaced. */
export const clientAddressHeader = 'x-client-address';

/**
 * Tells who is really asking. `X-Forwarded-For` is read from the right, and only past proxies that the operator named,
 * so that a client cannot choose its own address.
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
    let address = plain(request.socket.remoteAddress ?? '');
    const forwarded = request.headers['x-forwarded-for']?.toString().split(',') ?? [];
    while (forwarded.length > 0 && isTrusted(address)) {
      const before = plain(forwarded.pop()?.trim() ?? '');
      // A proxy that does not tell addresses ("unknown") is itself the nearest that we know.
      if (!isIP(before)) break;
      address = before;
    }
    return address;
  };
}

/** IPv4 as a dual-stack socket shows it (`::ffff:10.0.0.1`) is IPv4; some proxies add the port (`10.0.0.1:80`, `[::1]:80`). */
function plain(address: string): string {
  const withoutPort = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address);
  return (withoutPort?.[1] ?? withoutPort?.[2] ?? address).replace(/^::ffff:(?=[\d.]+$)/i, '');
}
