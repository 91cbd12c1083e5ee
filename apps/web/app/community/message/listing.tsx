import type { Listing as ListingState } from '@orbit-vine/contract/listings.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { useArchived } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { CloseButton } from './close-button.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { listingWords } from './listing-words.ts';
import { useTabIndex } from './row-stop.ts';
import { endWords, useIsOver } from './use-is-over.ts';

const EditListingDialog = later(() =>
  import('./edit-listing-dialog.tsx').then((module) => module.EditListingDialog),
);

export function Listing({ message, listing }: { message: Message; listing: ListingState }) {
  const over = useIsOver(listing);
  const { kind, closed = false } = listing;
  const { user } = useMemberTools();
  const archived = useArchived(message.channelId);
  const tabIndex = useTabIndex();
  const [editing, setEditing] = useState(false);
  return (
    <ListingFacts listing={listing}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
        <p className={over ? 'font-semibold text-ink' : ''}>
          {closed ? `Now ${listingWords[kind].done}` : endWords(listing, over)}
        </p>
        <CloseButton message={message} closed={closed} over={over} words={listingWords[kind]} />
        {message.author.id === user.id && !archived && (
          <Button look="link" tabIndex={tabIndex} onClick={() => setEditing(true)}>
            Edit listing
          </Button>
        )}
      </div>
      {editing && <EditListingDialog message={message} listing={listing} onDone={() => setEditing(false)} />}
    </ListingFacts>
  );
}
