import { foldName } from './names.ts';

/** A name, as `Username` takes them. */
const name = String.raw`[\p{L}\p{N}_]+`;
/** What stands before the `@` is no part of a word: `ann@example.com` names nobody. */
const begins = String.raw`(?<![\p{L}\p{N}_])@`;

const mention = new RegExp(`${begins}(${name})`, 'gu');
const begun = new RegExp(`${begins}([\\p{L}\\p{N}_]{0,30})$`, 'u');
const rest = new RegExp(`^${name}`, 'u');

/** The names after `@`, each once, as they were written first. */
export function mentionsIn(content: string): string[] {
  const names = new Map<string, string>();
  for (const [, written = ''] of content.matchAll(mention)) {
    if (!names.has(foldName(written))) names.set(foldName(written), written);
  }
  return Array.from(names.values());
}

export interface ContentPart {
  readonly text: string;
  readonly mention: boolean;
  /** Where the part begins in the text. */
  readonly at: number;
}

/** The text in parts, those that are a mention (`@` and the name after it) marked. */
export function splitMentions(content: string): ContentPart[] {
  const parts: ContentPart[] = [];
  let end = 0;
  for (const { 0: text, index } of content.matchAll(mention)) {
    if (index > end) parts.push({ text: content.slice(end, index), mention: false, at: end });
    parts.push({ text, mention: true, at: index });
    end = index + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), mention: false, at: end });
  return parts;
}

/** A mention that is being written: from its `@` to the end of the word that the caret is in. */
export interface MentionAt {
  readonly from: number;
  readonly to: number;
  /** What stands between the `@` and the caret. */
  readonly sought: string;
}

export function mentionAt(text: string, caret: number): MentionAt | undefined {
  const match = begun.exec(text.slice(0, caret));
  if (!match) return undefined;
  const [after = ''] = rest.exec(text.slice(caret)) ?? [];
  return { from: match.index, to: caret + after.length, sought: match[1] ?? '' };
}
