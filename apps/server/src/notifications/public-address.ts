import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** All assigned public IPv6 addresses are in this range. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Azure's host answers its virtual machines at this address, although it looks public. */
const azure = '168.63.129.16';

export function isPublic(address: string): boolean {
  // Treats an IPv4-mapped IPv6 address as its IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4'
    ? parsed.toString() !== azure
    : (parsed as ipaddr.IPv6).match(globalUnicast);
}

export function within(ranges: string[]): (address: string) => boolean {
  const parsed = ranges.map((range) => ipaddr.parseCIDR(range.includes('/') ? range : hostRange(range)));
  return (address) => {
    const given: Address = ipaddr.process(address);
    return parsed.some((range) => range[0].kind() === given.kind() && given.match(range as [never, number]));
  };
}

const hostRange = (address: string) => `${address}/${ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128}`;
