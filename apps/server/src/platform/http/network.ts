import ipaddr from 'ipaddr.js';

/** Whoever has one IPv6 address has all of its /64; IPv4 in IPv6 clothes is IPv4. What is no address is its own network. */
export const networkOf = (address: string): string => prefixOf(address, 4) ?? address;

/** The /48 that a customer of a provider has; IPv4 knows nothing like it. */
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
