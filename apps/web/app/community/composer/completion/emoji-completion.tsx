import { useMemo } from 'react';
import { findEmoji, rememberEmoji } from '../emoji/emoji.ts';
import { CompletionList, type CompletionProps } from './completion-list.tsx';

const maxShown = 6;

export function EmojiCompletion({ onTake, ...rest }: CompletionProps) {
  const { searchText } = rest;
  const found = useMemo(() => findEmoji(searchText.replaceAll('_', ' '), maxShown), [searchText]);
  const candidates = useMemo(
    () =>
      found.map(({ emoji, name }) => ({
        key: emoji,
        name,
        text: emoji,
        picture: (
          <span aria-hidden="true" className="w-7 text-center text-xl">
            {emoji}
          </span>
        ),
      })),
    [found],
  );
  const take = (text: string) => {
    const taken = found.find(({ emoji }) => emoji === text);
    if (taken) rememberEmoji(taken);
    onTake(text);
  };
  return (
    <CompletionList
      {...rest}
      onTake={take}
      label="Emoji"
      counted={(count) => `${count} emoji`}
      candidates={candidates}
    />
  );
}
