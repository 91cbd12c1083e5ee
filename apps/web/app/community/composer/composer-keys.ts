import type { KeyboardEvent, RefObject } from 'react';
import { entersLines } from '../../ui/enters-lines.ts';
import { isComposing } from '../../ui/is-composing.ts';
import type { Format } from './text/format-text.ts';
import { insertText } from './text/insert-text.ts';
import { nextLine } from './text/next-line.ts';

interface ComposerKeys {
  field: RefObject<HTMLTextAreaElement | null>;
  keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
  onSend: () => void;
  onCancelReply: (() => void) | undefined;
  /** False if there was no message to edit. */
  onEditLast: () => boolean;
}

const formatKeys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link' };

const importAids = () => import('./text/text-aids.ts').then((module) => module.textAids);

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

function sends({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && (ctrlKey || metaKey || !entersLines());
}

export function composerKeys({ field, keys, onSend, onCancelReply, onEditLast }: ComposerKeys) {
  const format = (event: KeyboardEvent): boolean => {
    const chosenFormat =
      (event.ctrlKey || event.metaKey) && !event.altKey && formatKeys[event.key.toLowerCase()];
    const { current } = field;
    if (!chosenFormat || !current) return false;
    // Without a selection Mod+K opens the search instead.
    if (chosenFormat === 'link' && current.selectionStart === current.selectionEnd) return false;
    importAids()
      .then(({ formatField }) => formatField(current, chosenFormat))
      .catch(() => undefined);
    return true;
  };
  const breakLine = (event: KeyboardEvent): boolean => {
    const { current } = field;
    if (event.key === '|') void importAids().catch(() => undefined);
    if (event.key !== 'Enter' || sends(event) || !current) return false;
    const { value, selectionStart: at } = current;
    if (/(^|\n) *\|.*$/.test(value.slice(0, at))) {
      // Already fetched at the table's first mark.
      void importAids().then(
        ({ breakRow }) => breakRow(current),
        () => insertText(current, '\n'),
      );
      return true;
    }
    const next = nextLine(value, at);
    if (!next) return false;
    insertText(current, next.by, next.from);
    return true;
  };
  return (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (keys.current?.(event) || format(event) || breakLine(event)) return event.preventDefault();
    if (event.key === 'Escape' && onCancelReply) onCancelReply();
    else if (sends(event)) onSend();
    else if (event.key !== 'ArrowUp' || isModified(event) || field.current?.value !== '' || !onEditLast())
      return;
    event.preventDefault();
  };
}
