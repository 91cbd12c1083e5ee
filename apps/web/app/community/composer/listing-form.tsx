import { isBlank } from '@orbit-vine/contract/is-blank.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { type ListingKind, listingKinds } from '@orbit-vine/contract/listings.ts';
import type { Quote } from '@orbit-vine/contract/messages.ts';
import { useId, useState } from 'react';
import { controlClass } from '../../ui/control.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { endChoices } from '../message/end-choices.ts';
import { ListingLines } from '../message/listing-lines.tsx';
import { listingWords } from '../message/listing-words.ts';
import { type Draft, readyFiles } from '../sync/drafts.ts';
import { useMemberTools } from '../sync/member-context.ts';

interface ListingFormProps {
  channelId: string;
  draftId: string;
  root: Quote | undefined;
  onDone: () => void;
}

interface WrittenListing {
  readonly kind: ListingKind;
  readonly title: string;
  readonly price: string;
  readonly place: string;
  readonly details: string;
  readonly days: string;
}

/** The draft's text becomes the details, and its files come along. */
export function ListingForm({ channelId, draftId, root, onDone }: ListingFormProps) {
  const { drafts, outbox } = useMemberTools();
  const [written, setWritten] = useState<WrittenListing>({
    kind: 'sale',
    title: '',
    price: '',
    place: '',
    details: drafts.of(draftId).text,
    days: '30',
  });
  const [fault, setFault] = useState<string>();
  const send = () => {
    const { kind, days } = written;
    const draft = drafts.of(draftId);
    const [price, place] = [written.price.trim(), written.place.trim()];
    const content = [written.title.trim(), written.details.trim()].filter(Boolean).join('\n\n');
    const found = faultOf(written, content, draft);
    setFault(found);
    if (found) return;
    const attachments = readyFiles(draft);
    outbox.queue({
      id: crypto.randomUUID(),
      channelId,
      content,
      listing: { kind, ...(price && { price }), ...(place && { place }), days: Number(days) },
      queuedAt: new Date().toISOString(),
      ...(attachments.length > 0 && { attachments }),
      ...(root && { replyTo: root }),
    });
    drafts.clear(draftId);
    onDone();
  };
  return (
    <Dialog title="For sale or wanted" onDismiss={onDone}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ListingFields written={written} onChange={(change) => setWritten({ ...written, ...change })} />
        <ErrorLine error={fault} />
        <DialogButtons onCancel={onDone}>Post</DialogButtons>
      </form>
    </Dialog>
  );
}

function faultOf({ title }: WrittenListing, content: string, { files }: Draft): string | undefined {
  if (isBlank(title)) return 'Please write a title.';
  if (content.length > limits.messageLength) return 'The details are too long.';
  if (files.some(({ state }) => state !== 'ready')) return 'A file isn’t attached yet.';
  return undefined;
}

interface ListingFieldsProps {
  written: WrittenListing;
  onChange: (change: Partial<WrittenListing>) => void;
}

function ListingFields({ written, onChange }: ListingFieldsProps) {
  const id = useId();
  return (
    <>
      <fieldset className="flex gap-6">
        <legend className="sr-only">Kind</legend>
        {listingKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={id}
              checked={written.kind === kind}
              onChange={() => onChange({ kind })}
              className="size-4 accent-vine"
            />
            {listingWords[kind].kind}
          </label>
        ))}
      </fieldset>
      <ListingLines lines={written} onChange={onChange} />
      <label className="block">
        <span className="mb-1.5 block text-sm font-semibold">Details (optional)</span>
        <textarea
          rows={3}
          dir="auto"
          value={written.details}
          onChange={({ currentTarget }) => onChange({ details: currentTarget.value })}
          className={`block w-full py-2 ${controlClass}`}
        />
      </label>
      <Select
        label="Ends"
        className="w-full"
        value={written.days}
        onChange={(days) => onChange({ days })}
        choices={endChoices([7, 14, 30, limits.openDays])}
      />
    </>
  );
}
