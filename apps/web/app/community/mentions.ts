export interface ContentPart {
  readonly text: string;
  readonly mention: boolean;
  /** Where the part begins in the text. */
  readonly at: number;
}

const mention = /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_]+/gu;

/** The text in parts, those that are a mention (`@` and the word after it) marked. */
export function splitMentions(content: string): ContentPart[] {
  const parts: ContentPart[] = [];
  let end = 0;
  for (const match of content.matchAll(mention)) {
    if (match.index > end) parts.push({ text: content.slice(end, match.index), mention: false, at: end });
    parts.push({ text: match[0], mention: true, at: match.index });
    end = match.index + match[0].length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), mention: false, at: end });
  return parts;
}
