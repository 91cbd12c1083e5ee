import { limits } from '@orbit-vine/contract/limits.ts';
import { hasTitle, type Listing } from '@orbit-vine/contract/listings.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';
import { saveListing } from '../sync/change-message.ts';
import { endChoices } from './end-choices.ts';
import { ListingLine } from './listing-facts.tsx';
import { ListingLines } from './listing-lines.tsx';
import { endWords, useIsOver } from './use-is-over.ts';

interface EditListingDialogProps {
  message: Message;
  listing: Listing;
  onDone: () => void;
}

/** The details are edited with the message's text. */
export function EditListingDialog({ message, listing, onDone }: EditListingDialogProps) {
  const edit = useListingEdit(message, listing, onDone);
  const { endsAt } = listing;
  const over = useIsOver({ endsAt });
  return (
    <Dialog title="Edit listing" onDismiss={onDone}>
      <form className="mt-4 grid gap-4" onSubmit={(event) => void edit.save(event)}>
        <ListingLines lines={edit.lines} onChange={edit.change} />
        <Select
          label="Ends"
          className="w-full"
          value={edit.days}
          onChange={edit.setDays}
          choices={[
            ['', `No change: ${endWords({ endsAt }, over)}`],
            ...endChoices([7, 14, 30, limits.openDays]),
          ]}
        />
        <ErrorLine error={edit.failure} />
        {edit.isOutdated && (
          <div role="status" className="border-s-2 border-wine ps-3 text-sm">
            <p className="font-semibold">This listing has been edited elsewhere. It now says:</p>
            <p dir="auto" className="wrap-anywhere">
              {titleOf(message)} · <ListingLine {...listing} /> · {endWords({ endsAt }, over)}
            </p>
          </div>
        )}
        <DialogButtons onCancel={onDone} pending={edit.pending}>
          {edit.pending ? 'Saving…' : edit.isOutdated ? 'Replace with mine' : 'Save'}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const titleOf = ({ content }: Message) => content.split('\n', 1)[0] ?? '';

function useListingEdit(message: Message, listing: Listing, onDone: () => void) {
  const queryClient = useQueryClient();
  const [before] = useState(message.editedAt);
  const [lines, setLines] = useState({
    title: titleOf(message),
    price: listing.price ?? '',
    place: listing.place ?? '',
  });
  const [days, setDays] = useState('');
  const { pending, failure, setFailure, run } = useAction();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const [title, price, place] = [lines.title.trim(), lines.price.trim(), lines.place.trim()];
    const content = title + message.content.slice(titleOf(message).length);
    if (!hasTitle(content))
      return setFailure(`Please write a title of up to ${limits.listingTitle} characters.`);
    if (content.length > limits.messageLength) return setFailure('The title and details are too long.');
    const change = {
      ...(price && { price }),
      ...(place && { place }),
      ...(days && { days: Number(days) }),
    };
    // A second press on seeing the newer listing replaces it.
    if (await run(() => saveListing(queryClient, message, content, change))) onDone();
  };
  return {
    ...{ lines, days, setDays, save, pending, failure },
    isOutdated: before !== message.editedAt && !pending,
    change: (changed: Partial<typeof lines>) => setLines({ ...lines, ...changed }),
  };
}
