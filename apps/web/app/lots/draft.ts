import { useEffect, useRef, useState } from 'react';
import { keepOnDevice, keptOnDevice } from '../platform/lots-on-device.ts';

/** What is being written in the message box, kept over a reload. */
export function useDraft(memberId: string, wineryId: string) {
  const name = `draft:${wineryId}`;
  const [text, setText] = useState(() => keptOnDevice<string>(memberId, name) ?? '');
  const [prepared, setPrepared] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (prepared > 0) field.current?.focus();
  }, [prepared]);
  const write = (written: string) => {
    setText(written);
    keepOnDevice(memberId, name, written);
  };
  return {
    text,
    write,
    field,
    /** What was begun stays before it. */
    prepare: (sentence: string) => {
      write(text.trim() === '' ? sentence : `${text.trim()}; ${sentence}`);
      setPrepared((times) => times + 1);
    },
  };
}
