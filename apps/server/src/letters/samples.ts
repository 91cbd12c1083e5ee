import { communityPath } from '@orbit-vine/contract/community.ts';
import { ContactForm } from '@orbit-vine/contract/contact.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { type AccountEventKind, accountEventLetter, accountEvents } from './account-event.ts';
import { alreadyMemberLetter } from './already-member.ts';
import { appealLetter } from './appeal.ts';
import { confirmationLetter } from './confirmation.ts';
import { deletionLetter } from './deletion.ts';
import { digestLetter } from './digest.ts';
import { inquiryLetter } from './inquiry.ts';
import { newEmailLetter } from './new-email.ts';
import { notificationsLetter } from './notifications.ts';
import { passwordResetLetter } from './password-reset.ts';
import { sanctionLetter } from './sanction.ts';
import { wineryActLetter } from './winery-act.ts';
import { winerySecuredLetter } from './winery-secured.ts';

const kinds = Object.keys(accountEvents) as AccountEventKind[];
const expiresAt = new Date('2027-01-01T00:00:00Z');

function wineryLetters(publicUrl: string): Letter[] {
  return [
    wineryActLetter({
      name: 'Ada',
      winery: 'Example Hill',
      happened: 'Bo invited Cleo as an owner.',
      by: 'Bo',
      isOwn: false,
      device: 'Firefox on Windows',
      at: new Date('2026-12-25T09:30:00Z'),
      link: `${publicUrl}${communityPath}?not-me=sample`,
      expiresAt,
    }),
    winerySecuredLetter({
      name: 'Ada',
      winery: 'Example Hill',
      by: 'Ada',
      isOwn: true,
      undone: ['Ada created the read-only key “Sheet”.', 'Ada invited Cleo as an owner.'],
      rows: 3,
      wineryLink: `${publicUrl}/lots?winery=sample`,
    }),
  ];
}

const inquiry = ContactForm.parse({
  name: 'Ada Example',
  company: 'Example Cellars <Michigan>',
  email: 'ada@example.com',
  goals: 'We keep our lots in a spreadsheet.\n\nWhich of our blocks ripen together?',
  practices: ['hybridGrapes', 'zeroAdditive'],
});

function accountLetters(community: string): Letter[] {
  return [
    confirmationLetter({ name: 'Ada', link: `${community}?code=sample`, expiresAt }),
    confirmationLetter({ name: 'Ada', link: `${community}?code=sample&from=lots`, toLots: true, expiresAt }),
    passwordResetLetter({ name: 'Ada', link: `${community}?reset=sample`, expiresAt }),
    alreadyMemberLetter({ name: 'Ada', link: community }),
    newEmailLetter({ name: 'Ada', link: `${community}?new-email=sample`, expiresAt }),
    deletionLetter({ name: 'Ada', messages: 'keep', link: `${community}?delete-account=sample`, expiresAt }),
    ...kinds.map((kind) =>
      accountEventLetter({
        kind,
        name: 'Ada',
        device: 'Firefox on Windows',
        at: new Date('2026-12-25T09:30:00Z'),
        link: `${community}?not-me=sample`,
        expiresAt,
      }),
    ),
  ];
}

function communityLetters(community: string): Letter[] {
  return [
    notificationsLetter({
      name: 'Ada',
      notifications: [
        {
          happened: 'Bo mentioned you',
          channel: 'General',
          channelId: '1',
          text: 'Has anyone racked yet, @Ada?',
          link: `${community}/1/sample`,
        },
        {
          happened: 'Cleo replied to you',
          channel: 'Natural Winemaking',
          channelId: '3',
          text: 'Ours took <three> weeks.',
          link: `${community}/3/sample`,
        },
      ],
      community,
      unsubscribe: `${community}/unsubscribe?token=sample`,
    }),
    sanctionLetter({
      name: 'Ada',
      happened: 'You can read, but not write, until December 25, 2026 at 9:30 AM UTC.',
      words: 'Please don’t advertise here.',
      mayAppeal: true,
      answerTo: 'hello@wine.example',
      community,
    }),
    appealLetter({
      name: 'Ada',
      happened: 'A moderator has reviewed your appeal and lifted your mute.',
      reply: 'You are right: it was a quote.',
      community,
    }),
    digestLetter({
      name: 'Ada',
      channels: [
        { name: 'General', messages: 12 },
        { name: 'Natural Winemaking', messages: 1 },
      ],
      messages: [
        {
          author: 'Bo',
          channel: 'General',
          text: 'Chambourcin came in at 22 °Bx.',
          link: `${community}/1/sample`,
        },
      ],
      community,
      unsubscribe: `${community}/unsubscribe?token=sample`,
    }),
  ];
}

export function sampleLetters(publicUrl: string): Letter[] {
  const community = `${publicUrl}${communityPath}`;
  return [
    ...accountLetters(community),
    ...wineryLetters(publicUrl),
    ...communityLetters(community),
    inquiryLetter(inquiry, `${community}/admin/enquiries`),
  ];
}
