import { communityName } from '@orbit-vine/contract/community.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { formatMoment } from '../platform/text/format-moment.ts';

interface WineryActWords {
  name: string;
  winery: string;
  happened: string;
  /** The person who acted, by their name in the winery, and whether that person is the reader. */
  by: string;
  isOwn: boolean;
  device: string;
  at: Date;
  link: string;
  expiresAt: Date;
}

export function wineryActLetter({
  name,
  winery,
  happened,
  by,
  isOwn,
  device,
  at,
  link,
  expiresAt,
}: WineryActWords): Letter {
  const secured = `we’ll secure your account at once and undo what was done with it in wineries in the last ${serverLimits.lostSessionDays} days:`;
  return {
    name: 'winery-act',
    sender: communityName,
    subject: `${winery}: ${happened}`,
    parts: [
      `Hello ${name},`,
      happened,
      {
        facts: [
          ['Winery', winery],
          ['When', formatMoment(at)],
          ['From', device],
        ],
      },
      isOwn
        ? `If that was you, there’s nothing you need to do. If it wasn’t, tell us, and ${secured}`
        : `If you didn’t expect this, ask ${by}. If you don’t know ${by}, or someone else has used your account, tell us, and ${secured}`,
      { action: 'This was not me', url: link },
      `The link is good for ${serverLimits.notMeDays} days. It doesn’t sign anyone in.`,
    ],
    reason: 'You’re receiving this because you’re an owner of this winery.',
    link,
    expiresAt,
  };
}
