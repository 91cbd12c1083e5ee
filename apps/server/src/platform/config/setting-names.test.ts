import { expect, it } from 'vitest';
import { describeMisspelled, nearestSetting } from './setting-names.ts';

it.each([
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['public_url', 'PUBLIC_URL'],
])('the spelling check suggests for %s the setting %s', (slip, meant) => {
  expect(nearestSetting(slip)).toBe(meant);
  expect(describeMisspelled([slip])).toEqual([
    `${slip} is not a setting and does nothing. Is ${meant} meant?`,
  ]);
});

it.each(['PATH', 'HOME', 'HOSTNAME', 'NODE_ENV', 'USER', 'EMAILJS_PUBLIC_KEY', 'LINK_LOT_MANAGER', 'PORT'])(
  'the spelling check accepts %s',
  (name) => expect(describeMisspelled([name])).toEqual([]),
);
