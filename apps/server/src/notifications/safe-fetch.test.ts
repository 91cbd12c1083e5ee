import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPushService } from '../../testing/push-service.ts';
import { isPublic, within } from './public-address.ts';
import { BlockedAddressError, postToPublicAddress } from './safe-fetch.ts';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '100::1',
  ])('is not public if it is private or reserved: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700:4700::1111', '2a00:1450::1'])(
    'is public if it is on the internet: %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it('matches a range only if both are IPv4 or IPv6', () => {
    const isWithin = within(['127.0.0.0/8', '::1', '10.0.0.5']);
    expect(['127.0.0.1', '::1', '10.0.0.5', '10.0.0.6', '::2'].map(isWithin)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a post to an address that a member entered', () => {
  let service: Awaited<ReturnType<typeof openPushService>>;
  beforeAll(async () => {
    service = await openPushService();
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.pushed.length = 0;
    Object.assign(service.behavior, { status: 201, headers: {}, silent: false });
  });
  const outgoing = { headers: { ttl: 60 }, body: Buffer.from('grapes') };
  const isAllowed = within(['127.0.0.1']);
  const addressAt = (host: string) => `https://${host}:${service.port}/send`;

  it('arrives at an allowed address, and the response body is not read', async () => {
    await expect(postToPublicAddress(addressAt('127.0.0.1'), outgoing, { isAllowed })).resolves.toBe(201);
    expect(service.pushed.map(({ body }) => body.toString())).toEqual(['grapes']);
  });

  it.each(['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'never reaches this machine as %s',
    async (host) => {
      await expect(postToPublicAddress(addressAt(host), outgoing)).rejects.toThrow(BlockedAddressError);
      expect(service.pushed).toEqual([]);
    },
  );

  it('never reaches this machine by a name, even one that also has a public address', async () => {
    for (const answer of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['2606:4700::1', '::1']]) {
      const resolve = async () => answer;
      await expect(postToPublicAddress(addressAt('push.example'), outgoing, { resolve })).rejects.toThrow(
        BlockedAddressError,
      );
    }
    await expect(postToPublicAddress(addressAt('localhost'), outgoing)).rejects.toThrow();
    expect(service.pushed).toEqual([]);
  });

  it('goes to the address that was checked, even if the name resolves to another one a moment later', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    await expect(
      postToPublicAddress(addressAt('push.example'), outgoing, { isAllowed, resolve }),
    ).resolves.toBe(201);
    expect(answers).toHaveLength(1);
    await expect(
      postToPublicAddress(addressAt('push.example'), outgoing, { isAllowed, resolve }),
    ).rejects.toThrow(BlockedAddressError);
    expect(service.pushed).toHaveLength(1);
  });

  it('does not follow redirects', async () => {
    Object.assign(service.behavior, { status: 307, headers: { location: `${service.url}/elsewhere` } });
    await expect(postToPublicAddress(addressAt('127.0.0.1'), outgoing, { isAllowed })).resolves.toBe(307);
    expect(service.pushed.map(({ path }) => path)).toEqual(['/send']);
  });

  it('gives up on a host without an answer, and uses https only', async () => {
    service.behavior.silent = true;
    await expect(
      postToPublicAddress(addressAt('127.0.0.1'), outgoing, { isAllowed, withinMs: 200 }),
    ).rejects.toThrow(/abort|timeout/i);
    await expect(postToPublicAddress('http://127.0.0.1/', outgoing, { isAllowed })).rejects.toThrow(
      BlockedAddressError,
    );
  });

  it('trusts only a certificate for the host’s name', async () => {
    const resolve = async () => ['127.0.0.1'];
    await expect(
      postToPublicAddress(addressAt('other.example'), outgoing, { isAllowed, resolve }),
    ).rejects.toThrow(/altnames/);
    expect(service.pushed).toEqual([]);
  });
});
