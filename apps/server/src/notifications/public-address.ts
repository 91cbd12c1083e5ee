import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** All of today's public IPv6 addresses lie in here. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Answers virtual machines of Azure from within, though it looks public. */
const azure = '168.63.129.16';

/** Whether an address belongs to the internet, and not to our own machine or network. */
export function isPublic(address: string): boolean {
  // An IPv4 address in IPv6 clothes is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4'
    ? parsed.toString() !== azure
    : (parsed as ipaddr.IPv6).match(globalUnicast);
}

/** Tells whether one of these addresses or CIDR ranges holds an address. */
export function within(ranges: string[]): (address: string) => boolean {
  const parsed = ranges.map((range) => ipaddr.parseCIDR(range.includes('/') ? range : hostRange(range)));
  return (address) => {
    const given: Address = ipaddr.process(address);
    return parsed.some((range) => range[0].kind() === given.kind() && given.match(range as [never, number]));
  };
}

const hostRange = (address: string) => `${address}/${ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128}`;
