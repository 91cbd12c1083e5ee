import type { Listing } from '@orbit-vine/contract/listings.ts';
import type { ReactNode } from 'react';
import { listingWords } from './listing-words.ts';
import { cardClass } from './poll-place.tsx';

interface ListingFactsProps {
  listing: Pick<Listing, 'kind' | 'price' | 'place'>;
  children?: ReactNode;
}

/** What it is, for how much, and where. */
export function ListingFacts({ listing: { kind, price, place }, children }: ListingFactsProps) {
  return (
    <div className={cardClass}>
      <p dir="auto" className="wrap-anywhere">
        <ListingLine kind={kind} price={price} place={place} />
      </p>
      {children}
    </div>
  );
}

export function ListingLine({ kind, price, place }: ListingFactsProps['listing']) {
  return (
    <>
      <span className="font-semibold">{listingWords[kind].kind}</span> · <bdi>{price ?? 'Best offer'}</bdi>
      {place && (
        <>
          {' '}
          · <bdi>{place}</bdi>
        </>
      )}
    </>
  );
}

/** As high as the listing, until its script is there. */
export function ListingPlace({ listing }: { listing: Listing }) {
  return (
    <ListingFacts listing={listing}>
      <p className="min-h-11" />
    </ListingFacts>
  );
}
