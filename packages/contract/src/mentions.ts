import { foldName } from './names.ts';

const name = String.raw`[\p{L}\p{N}_]+`;
/** No word character before it: `ann@example.com` is no mention. */
const begins = String.raw`(?<![\p{L}\p{N}_])@`;

const mention = new RegExp(`${begins}(${name})`, 'gu');
const begun = new RegExp(`${begins}([\\p{L}\\p{N}_]{0,30})$`, 'u');
const rest = new RegExp(`^${name}`, 'u');

/** Names without repeats in another case, in order, spelled as first written. */
export function distinctNames(written: Iterable<string>): string[] {
  const names = new Map<string, string>();
  for (const each of written) if (!names.has(foldName(each))) names.set(foldName(each), each);
  return Array.from(names.values());
}

export const mentionsIn = (content: string): string[] =>
  distinctNames(Array.from(content.matchAll(mention), ([, written = '']) => written));

export interface ContentPart {
  readonly text: string;
  readonly mention: boolean;
  readonly at: number;
}

/** The path of an address without `https://`, before a name: `medium.com/@ann`. */
const address = /[\p{L}\p{N}]\.\p{L}{2,}\/\S*$/u;
const longestAddress = 300;
const isInAddress = (content: string, at: number) =>
  content[at - 1] === '/' && address.test(content.slice(Math.max(0, at - longestAddress), at));

/** The text in parts; mentions (`@` and the name) are marked, except in addresses. */
export function splitMentions(content: string): ContentPart[] {
  const parts: ContentPart[] = [];
  let end = 0;
  for (const { 0: text, index } of content.matchAll(mention)) {
    if (isInAddress(content, index)) continue;
    if (index > end) parts.push({ text: content.slice(end, index), mention: false, at: end });
    parts.push({ text, mention: true, at: index });
    end = index + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), mention: false, at: end });
  return parts;
}

/** The mention at the caret: from its `@` to the end of the word. */
export interface MentionAt {
  readonly from: number;
  readonly to: number;
  readonly sought: string;
}

export function mentionAt(text: string, caret: number): MentionAt | undefined {
  const match = begun.exec(text.slice(0, caret));
  if (!match) return undefined;
  const [after = ''] = rest.exec(text.slice(caret)) ?? [];
  return { from: match.index, to: caret + after.length, sought: match[1] ?? '' };
}
