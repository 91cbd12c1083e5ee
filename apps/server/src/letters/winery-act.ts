import { communityName } from '@orbit-vine/contract/community.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { formatMoment } from '../platform/text/format-moment.ts';

interface WineryActWords {
  name: string;
  winery: string;
  happened: string;
  /** The person who acted, by their name in the winery, and whether that is the reader. */
  by: string;
  isOwn: boolean;
  device: string;
  at: Date;
  /** “This was not me”. */
  link: string;
  expiresAt: Date;
}

/** Notifies an owner of a change to who has access to the winery, with a link to undo acts in their name. */
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
  const secured = `we will secure your account at once and undo what was done with it in wineries in the last ${serverLimits.lostSessionDays} days:`;
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
        ? `If that was you, there is nothing you need to do. If it was not, tell us, and ${secured}`
        : `If you did not expect this, ask ${by}. If you do not know ${by}, or others have used your account, tell us, and ${secured}`,
      { action: 'This was not me', url: link },
      `The link is good for ${serverLimits.notMeDays} days. It does not sign anybody in.`,
    ],
    reason: 'You are receiving this because you are an owner of this winery.',
    link,
    expiresAt,
  };
}
