import type { WineryMessage } from '@orbit-vine/contract/lots.ts';
import type { KeptBook } from '../sync/kept-book.ts';

const followMs = 30 * 60_000;

/** The member's last message from this page, while its question is open, or `UNDO` and a bare value still apply to it. */
export function lastAnswered({ messages, cellar }: KeptBook): WineryMessage | undefined {
  const mine = messages.findLast(({ by, via }) => by === cellar.winery.personId && via === 'form');
  const isRecent = mine !== undefined && Date.now() - Date.parse(mine.receivedAt) < followMs;
  return isRecent || mine?.state === 'asked' ? mine : undefined;
}
