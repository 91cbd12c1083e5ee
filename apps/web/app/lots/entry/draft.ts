import { createRef } from 'react';
import { keepOnDevice, keptOnDevice } from '../../platform/lots-on-device.ts';
import { observable } from '../../platform/observable.ts';

export type Draft = ReturnType<typeof openDraft>;

/**
 * The draft of the message box, kept across reloads. Kept outside React's tree, so that a key press redraws only the
 * box.
 */
export function openDraft(memberId: string, wineryId: string) {
  const name = `draft:${wineryId}`;
  const text = observable(keptOnDevice<string>(memberId, name) ?? '');
  const field = createRef<HTMLTextAreaElement>();
  const write = (written: string) => {
    text.set(written);
    keepOnDevice(memberId, name, written);
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
