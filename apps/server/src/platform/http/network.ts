import ipaddr from 'ipaddr.js';

/**
 * The IPv4 address, also if mapped to IPv6, or the /64 of an IPv6 address, which belongs to one customer. Returns any
 * other text unchanged.
 */
export const networkOf = (address: string): string => prefixOf(address, 4) ?? address;

/** The /48 of an IPv6 address, as providers assign it to customers; undefined for IPv4. */
export const widerNetworkOf = (address: string): string | undefined => prefixOf(address, 3);

function prefixOf(address: string, groups: number): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return groups === 4 ? parsed.toString() : undefined;
  return parsed.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':');
}
