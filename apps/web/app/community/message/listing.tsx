import type { Listing as ListingState } from '@orbit-vine/contract/listings.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { CloseButton } from './close-button.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { listingWords } from './listing-words.ts';
import { endWords, useIsOver } from './use-is-over.ts';

export function Listing({ message, listing }: { message: Message; listing: ListingState }) {
  const over = useIsOver(listing);
  const { kind, closed = false } = listing;
  return (
    <ListingFacts listing={listing}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
        <p className={over ? 'font-semibold text-ink' : ''}>
          {closed ? `Now ${listingWords[kind].done}` : endWords(listing, over)}
        </p>
        <CloseButton message={message} closed={closed} over={over} words={listingWords[kind]} />
      </div>
    </ListingFacts>
  );
}
