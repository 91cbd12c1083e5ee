import { createRef } from 'react';
import { keepOnDevice, keptOnDevice } from '../../platform/lots-on-device.ts';
import { observable } from '../../platform/observable.ts';

export type Draft = ReturnType<typeof openDraft>;

/**
 * What is being written in the message box, kept over a reload. Beside the tree of components, so that a key press draws the box and
 * not the whole cellar.
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
    /** What was begun stays before it. */
    prepare: (sentence: string) => {
      const begun = text.get().trim();
      write(begun === '' ? sentence : `${begun}; ${sentence}`);
      field.current?.focus();
    },
  };
}
