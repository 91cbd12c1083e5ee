import { communityName } from '@orbit-vine/contract/community.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface WinerySecuredWords {
  name: string;
  winery: string;
  /** The owner whose account was secured, by their name in the winery, and whether that owner is the reader. */
  by: string;
  isOwn: boolean;
  undone: string[];
  rows: number;
  wineryLink: string;
}

const shown = 20;

export function winerySecuredLetter({
  name,
  winery,
  by,
  isOwn,
  undone,
  rows,
  wineryLink,
}: WinerySecuredWords): Letter {
  const days = serverLimits.lostSessionDays;
  const rest = undone.length - shown;
  return {
    name: 'winery-secured',
    sender: communityName,
    subject: `${winery}: what was undone`,
    parts: [
      `Hello ${name},`,
      isOwn
        ? `Your account was secured, or its password reset. Everything done with it at ${winery} in the last ${days} days has been undone, in case it wasn’t you:`
        : `The account of ${by}, an owner of ${winery}, was secured, or its password reset. Everything done with it there in the last ${days} days has been undone, in case it wasn’t ${by}:`,
      { quote: [...undone.slice(0, shown), ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n') },
      rows > 0
        ? `Rows entered in those days with the account, or by people invited with it: ${rows}. They stay in the records; strike out anything that’s wrong.`
        : 'No rows were entered in those days with the account or by people invited with it.',
      isOwn
        ? 'You can restore what you did yourself: open the winery’s settings, then History.'
        : `${by} can restore what was right. The winery’s settings show it, under History.`,
      { action: 'Open the winery', url: wineryLink },
    ],
    reason: 'You’re receiving this because you are, or were until now, an owner of this winery.',
    link: wineryLink,
  };
}
