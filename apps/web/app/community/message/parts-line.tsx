import type { Message } from '@orbit-vine/contract/messages.ts';
import { ListingLine } from './listing-facts.tsx';
import { listingWords } from './listing-words.ts';
import { endWords, useIsOver } from './use-is-over.ts';

/** A poll or a listing in words, where its card has no place. */
export function PartsLine({ message: { poll, listing } }: { message: Pick<Message, 'poll' | 'listing'> }) {
  const part = listing ?? poll;
  const over = useIsOver(part ?? {});
  if (!part) return null;
  const end = listing?.closed ? `now ${listingWords[listing.kind].done}` : endWords(part, over);
  return (
    <span dir="auto" className="mt-1 line-clamp-3 text-sm leading-snug text-muted wrap-anywhere">
      {listing && <ListingLine {...listing} />}
      {poll && (
        <>
          <span className="font-semibold">Poll</span> ·{' '}
          <bdi>{poll.choices.map(({ text }) => text).join(', ')}</bdi>
        </>
      )}
      {` · ${end}`}
    </span>
  );
}
