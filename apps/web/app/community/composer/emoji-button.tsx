import { type RefObject, useCallback, useRef, useState } from 'react';
import { later } from '../../ui/later.tsx';
import { ToolButton } from './composer-frame.tsx';
import { insertText } from './text/insert-text.ts';

const EmojiPicker = later(() => import('./emoji/emoji-picker.tsx').then((module) => module.EmojiPicker));

export function EmojiButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <ToolButton
        tool="emoji"
        label="Emoji"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <EmojiPicker
          button={button}
          onTake={(emoji) => field.current && insertText(field.current, emoji)}
          onClose={close}
        />
      )}
    </>
  );
}
