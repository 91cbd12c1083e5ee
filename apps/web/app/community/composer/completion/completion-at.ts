import { type MentionAt, mentionAt } from '@orbit-vine/contract/mentions.ts';

export interface CompletionAt extends MentionAt {
  readonly mark: '@' | '#' | ':';
}

/** Not within a word, a number, a time of day, or a URL. */
const begun = /(?<![\p{L}\p{N}_#:/&])(?:(#)([\p{L}\p{N}_]{0,30})|(:)([\p{L}\p{N}_]{2,30}))$/u;

export function completionAt(text: string, caret: number): CompletionAt | undefined {
  const mention = mentionAt(text, caret);
  if (mention) return { ...mention, mark: '@' };
  const match = begun.exec(text.slice(0, caret));
  if (!match) return undefined;
  const [, channel, name, , emoji] = match;
  return { mark: channel ? '#' : ':', from: match.index, to: caret, sought: name ?? emoji ?? '' };
}
