import { expect, it } from 'vitest';
import { networkOf, widerNetworkOf } from './network.ts';

it('the grouping takes all addresses that one customer has for one network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2');
  expect(networkOf('2001:DB8:1:2::')).toBe('2001:db8:1:2');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

it('the grouping knows IPv4 in the clothes of IPv6, however it is written', () => {
  for (const address of ['::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])
    expect(networkOf(address)).toBe('192.0.2.7');
});

it('the grouping knows the wider network of IPv6 alone', () => {
  expect(widerNetworkOf('2001:db8:1:2::1')).toBe('2001:db8:1');
  expect(widerNetworkOf('192.0.2.7')).toBeUndefined();
  expect(widerNetworkOf('::ffff:192.0.2.7')).toBeUndefined();
});

it('the grouping counts those whose address is not known together', () => {
  expect(networkOf('')).toBe('');
  expect(widerNetworkOf('unknown')).toBeUndefined();
});
