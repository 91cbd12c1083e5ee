import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddressReader } from './client-address.ts';

function arriving(remoteAddress: string, forwardedFor?: string) {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('the client address', () => {
  it('is the socket’s without a trusted proxy, whatever the header says', () => {
    expect(clientAddressReader([])(arriving('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
  });

  it('is the one that a trusted proxy forwards', () => {
    expect(clientAddressReader(['10.0.0.0/8'])(arriving('::ffff:10.1.2.3', '198.51.100.1'))).toBe(
      '198.51.100.1',
    );
  });

  it('is the last one before the trusted proxies, not one that the client prepended', () => {
    const read = clientAddressReader(['10.0.0.0/8']);
    expect(read(arriving('10.1.2.3', '192.0.2.66, 198.51.100.1, 10.9.9.9'))).toBe('198.51.100.1');
  });

  it.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['unknown', '10.1.2.3'],
    ['198.51.100.1, unknown', '10.1.2.3'],
    [', ,', '10.1.2.3'],
  ])('for X-Forwarded-For %j is %s', (header, address) => {
    expect(clientAddressReader(['10.0.0.0/8'])(arriving('10.1.2.3', header))).toBe(address);
  });

  it('ignores the header of an untrusted proxy', () => {
    expect(clientAddressReader(['10.0.0.0/8'])(arriving('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
  });
});
