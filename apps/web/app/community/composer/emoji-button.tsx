import { lazy, type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import { ToolButton } from './box.tsx';
import { insert } from './insert.ts';

const EmojiPicker = lazy(() =>
  import('./emoji-picker.tsx').then((module) => ({ default: module.EmojiPicker })),
);

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
      <Suspense>
        {open && (
          <EmojiPicker
            button={button}
            onTake={(emoji) => field.current && insert(field.current, emoji)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
