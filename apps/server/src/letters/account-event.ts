import { communityName } from '@orbit-vine/contract/community.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { formatMoment } from '../platform/text/format-moment.ts';

export const accountEvents = {
  'password-changed': {
    subject: 'Your password for Plastic Grapes has changed',
    happened: 'The password for your Plastic Grapes account was changed.',
  },
  'password-replaced': {
    subject: 'A new password was chosen for Plastic Grapes',
    happened:
      'A new password was chosen for your Plastic Grapes account through a link that we emailed to you.',
  },
  'email-changed': {
    subject: 'Your email for Plastic Grapes has changed',
    happened:
      'Your Plastic Grapes account now has a new email address. This one can no longer be used to sign in or to ask for a new password.',
  },
  'passkey-added': {
    subject: 'A passkey was added to Plastic Grapes',
    happened: 'A passkey was added to your Plastic Grapes account. It can be used to sign in.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from Plastic Grapes',
    happened: 'A passkey was removed from your Plastic Grapes account.',
  },
  'second-factor-added': {
    subject: 'An authenticator app was set up for Plastic Grapes',
    happened: 'An authenticator app was set up for your Plastic Grapes account.',
  },
  'second-factor-removed': {
    subject: 'The authenticator app was removed from Plastic Grapes',
    happened: 'The authenticator app was removed from your Plastic Grapes account.',
  },
  'recovery-codes-renewed': {
    subject: 'There are new recovery codes for Plastic Grapes',
    happened: 'New recovery codes were made for your Plastic Grapes account. The old ones no longer work.',
  },
  'new-device': {
    subject: 'Plastic Grapes was opened on a new device',
    happened: 'Someone signed in to your Plastic Grapes account on a device we haven’t seen before.',
  },
} as const;
export type AccountEventKind = keyof typeof accountEvents;

interface AccountEvent {
  kind: AccountEventKind;
  name: string;
  device: string;
  at: Date;
  link: string;
  expiresAt: Date;
}

export function accountEventLetter({ kind, name, device, at, link, expiresAt }: AccountEvent): Letter {
  const { subject, happened } = accountEvents[kind];
  return {
    name: kind,
    sender: communityName,
    subject,
    parts: [
      `Hello ${name},`,
      happened,
      {
        facts: [
          ['When', formatMoment(at)],
          ['From', device],
        ],
      },
      'If that was you, there’s nothing you need to do. If it wasn’t, tell us, and we’ll secure your account at once:',
      { action: 'This was not me', url: link },
      `The link is good for ${serverLimits.notMeDays} days. It doesn’t sign anyone in.`,
    ],
    reason: 'You’re receiving this because it concerns who can get into your account.',
    link,
    expiresAt,
  };
}
