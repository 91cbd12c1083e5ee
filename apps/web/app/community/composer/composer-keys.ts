import type { KeyboardEvent, RefObject } from 'react';
import { formatField } from './format-field.ts';
import type { Format } from './format-text.ts';

interface ComposerKeys {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Those of a list that is open over the text. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
  onSend: () => void;
  /** None while nothing is answered. */
  onCancelReply: (() => void) | undefined;
  /** Whether there was something to edit. */
  onEditLast: () => boolean;
}

const formatKeys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link' };

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Where there are only fingers, no key adds a line but Enter, and the button sends. */
export const entersLines = () =>
  !matchMedia('(any-pointer: fine)').matches && matchMedia('(pointer: coarse)').matches;

function sends({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && (ctrlKey || metaKey || !entersLines());
}

/** What the keys of the composer's field do. */
export function composerKeys({ field, keys, onSend, onCancelReply, onEditLast }: ComposerKeys) {
  const format = (event: KeyboardEvent): boolean => {
    const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && formatKeys[event.key.toLowerCase()];
    if (!wanted || !field.current) return false;
    // Without words to link it is the key that goes elsewhere.
    if (wanted === 'link' && field.current.selectionStart === field.current.selectionEnd) return false;
    formatField(field.current, wanted);
    return true;
  };
  return (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (keys.current?.(event) || format(event)) return event.preventDefault();
    if (event.key === 'Escape' && onCancelReply) onCancelReply();
    else if (sends(event)) onSend();
    else if (event.key !== 'ArrowUp' || isModified(event) || field.current?.value !== '' || !onEditLast())
      return;
    event.preventDefault();
  };
}
