import { expect, it } from 'vitest';
import webPush from 'web-push';
import { describeUnset } from '../../unset-settings.ts';
import { readConfig } from './config.ts';

it('the server starts without any variable set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    rateLimits: true,
  });
});

it('the configuration counts an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

it.each([
  [{ PORT: 'wine' }, 'PORT must be a port number'],
  [{ FILES_QUOTA_GB: '-1' }, 'FILES_QUOTA_GB must be a number of gigabytes'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must be an address starting with postgres://'],
  [{ NATS_URL: 'localhost:4222' }, 'NATS_URL must be addresses starting with nats:// or tls://'],
  [{ NATS_URL: 'nats://user:100%@localhost:4222' }, 'with % written %25'],
  [
    { DATABASE_URL: 'postgres://ann:p@ss/word@db:5432/wine' },
    'DATABASE_URL must be a whole address, the signs',
  ],
  [{ DATABASE_URL: 'postgres://ann:p#1@db:5432/wine' }, 'DATABASE_URL must be a whole address, the signs'],
  [{ DATABASE_URL: 'postgres://ann:100%@db/wine' }, 'DATABASE_URL must be a whole address, the signs'],
  [{ SMTP_URL: 'smtps://ann:a/b@mail.example.com' }, 'SMTP_URL must be a whole address, the signs'],
  [{ METRICS_PORT: 'none' }, 'METRICS_PORT must be a port number'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address starting with smtp://'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an address starting with http://'],
  [{ PUBLIC_URL: 'https://example.com/wine' }, 'PUBLIC_URL must be an address without a path'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off'],
  [{ S3_BUCKET: 'files' }, 'an S3 store needs S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level of pino'],
  [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY must be addresses or CIDR ranges'],
  [{ PUSH_ADDRESSES: 'localhost' }, 'PUSH_ADDRESSES must be addresses or CIDR ranges'],
  [{ VAPID_PUBLIC_KEY: 'AAAA' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair'],
  [{ VAPID_SUBJECT: 'us' }, 'VAPID_SUBJECT must begin with https:// or mailto:'],
])('the configuration names the fault in %j', (environment, fault) => {
  expect(() => readConfig(environment)).toThrow(fault);
});

it('the configuration lists unset settings of a public site, and none of a local one', () => {
  const lacking = (environment: Record<string, string>) => describeUnset(readConfig(environment));
  const publicUrl = { PUBLIC_URL: 'https://wine.example' };
  expect(lacking(publicUrl)).toEqual([expect.stringMatching(/^SITE_EMAIL is not set.*security\.txt/)]);
  for (const environment of [
    {},
    { PUBLIC_URL: 'http://localhost:3000' },
    { ...publicUrl, SITE_EMAIL: 'owner@wine.example' },
  ])
    expect(lacking(environment)).toEqual([]);
});

it('the configuration names every fault at once', () => {
  expect(() => readConfig({ PORT: 'wine', RATE_LIMITS: 'maybe' })).toThrow(/PORT .*; RATE_LIMITS /);
});

it('the configuration accepts a VAPID key pair made by web-push, and rejects keys that are no pair', () => {
  const [ours, others] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  const named = (publicKey: string) =>
    readConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: ours.privateKey }).vapidKeys;
  expect(named(ours.publicKey)).toEqual(ours);
  expect(() => named(others.publicKey)).toThrow('must be a pair');
});

it.each([
  'postgres://ann:p%40ss%2Fword@db:5432/wine?host=/run/postgresql',
  'postgresql://db/wine?sslmode=verify-full',
  'postgres://db/wine?uselibpqcompat=true&sslmode=require',
])('the configuration takes %s unchanged', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

it.each(['prefer', 'require', 'verify-ca'])(
  'the configuration replaces sslmode=%s with verify-full, as the driver treats it',
  (mode) => {
    const read = readConfig({ DATABASE_URL: `postgres://db/wine?sslmode=${mode}&application_name=x` });
    expect(read.databaseUrl).toBe('postgres://db/wine?sslmode=verify-full&application_name=x');
  },
);
