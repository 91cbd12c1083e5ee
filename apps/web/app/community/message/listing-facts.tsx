import type { Listing } from '@orbit-vine/contract/listings.ts';
import type { ReactNode } from 'react';
import { cardClass } from './poll-place.tsx';

const kinds = { sale: 'For sale', wanted: 'Wanted' };

interface ListingFactsProps {
  listing: Pick<Listing, 'kind' | 'price' | 'place'>;
  children?: ReactNode;
}

/** What it is, for how much, and where. */
export function ListingFacts({ listing: { kind, price, place }, children }: ListingFactsProps) {
  return (
    <div className={cardClass}>
      <p dir="auto" className="wrap-anywhere">
        <span className="font-semibold">{kinds[kind]}</span> · <bdi>{price ?? 'Best offer'}</bdi>
        {place && (
          <>
            {' '}
            · <bdi>{place}</bdi>
          </>
        )}
      </p>
      {children}
    </div>
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
