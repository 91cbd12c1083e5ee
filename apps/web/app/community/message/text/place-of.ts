import type { Message } from '@orbit-vine/contract/messages.ts';
import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';

const longest = 48;

/** The text of a link to a message: its channel, author, and first words. */
export function placeOf(
  channel: string,
  { author, content, attachments }: Pick<Message, 'author' | 'content' | 'attachments'>,
): string {
  const text = stripMarkdown(content).replace(/\s+/g, ' ');
  const words = text || attachments.map(({ name }) => name).join(', ');
  return `${channel} › ${author.name}: ${words.length > longest ? `${beginning(words)}…` : words}`;
}

function beginning(words: string): string {
  const cut = words.slice(0, longest + 1);
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longest).toWellFormed();
}
