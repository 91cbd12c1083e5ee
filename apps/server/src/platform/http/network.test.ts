import { expect, it } from 'vitest';
import { networkOf, widerNetworkOf } from './network.ts';

it('networkOf treats all IPv6 addresses of a customer as one network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2');
  expect(networkOf('2001:DB8:1:2::')).toBe('2001:db8:1:2');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

it('networkOf recognizes IPv4-mapped addresses in every notation', () => {
  for (const address of ['::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])
    expect(networkOf(address)).toBe('192.0.2.7');
});

it('widerNetworkOf knows the wider network of IPv6 only', () => {
  expect(widerNetworkOf('2001:db8:1:2::1')).toBe('2001:db8:1');
  expect(widerNetworkOf('192.0.2.7')).toBeUndefined();
  expect(widerNetworkOf('::ffff:192.0.2.7')).toBeUndefined();
});

it('networkOf groups clients whose address is unknown', () => {
  expect(networkOf('')).toBe('');
  expect(widerNetworkOf('unknown')).toBeUndefined();
});
