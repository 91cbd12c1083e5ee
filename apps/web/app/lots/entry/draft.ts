import { createRef } from 'react';
import { lotsKey } from '../../platform/lots-on-device.ts';
import { observable } from '../../platform/observable.ts';
import { json, storedBy } from '../../platform/stored.ts';

const keptDraft = storedBy((memberId: string, wineryId: string) => ({
  key: lotsKey(memberId, `draft:${wineryId}`),
  fallback: '',
  ...json(String),
}));

export type Draft = ReturnType<typeof openDraft>;

/**
 * The draft of the message box, kept across reloads. Kept outside React's tree, so that a key press redraws only the
 * box.
 */
export function openDraft(memberId: string, wineryId: string) {
  const kept = keptDraft(memberId, wineryId);
  let known = kept.get();
  const text = observable(known);
  // Another tab's text shows here too, unless this one has written on.
  kept.subscribe(() => {
    const before = known;
    known = kept.get();
    if (text.get() === before) text.set(known);
  });
  const field = createRef<HTMLTextAreaElement>();
  const write = (written: string) => {
    text.set(written);
    kept.set(written);
  };
  return {
    text,
    field,
    write,
    prepare: (sentence: string) => {
      const begun = text.get().trim();
      write(begun === '' ? sentence : `${begun}; ${sentence}`);
      field.current?.focus();
    },
  };
}
