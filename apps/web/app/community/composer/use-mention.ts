import { type MentionAt, mentionAt } from '@orbit-vine/contract/mentions.ts';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { insertText } from './insert-text.ts';

/** The mention that the caret is in, and what the list of members needs to complete it. */
export function useMention(field: RefObject<HTMLTextAreaElement | null>) {
  const [mention, setMention] = useState<MentionAt>();
  /** Where a list was closed it stays so, until another mention is begun. */
  const closedAt = useRef<number>(undefined);
  const keys = useRef<(event: KeyboardEvent) => boolean>(undefined);

  const look = useCallback(() => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const found = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined;
    if (found?.from !== closedAt.current) closedAt.current = undefined;
    const next = closedAt.current === undefined ? found : undefined;
    setMention((before) =>
      before?.from === next?.from && before?.sought === next?.sought && before?.to === next?.to
        ? before
        : next,
    );
  }, [field]);
  const close = useCallback(() => {
    closedAt.current = mention?.from;
    setMention(undefined);
  }, [mention]);
  const take = useCallback(
    (name: string) => {
      if (!mention || !field.current) return;
      insertText(field.current, `@${name} `, mention.from, mention.to);
      setMention(undefined);
    },
    [field, mention],
  );
  return { mention, keys, look, close, take };
}
