import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { withPlainHosts } from '@orbit-vine/message-text/true-address.ts';

/** A message in its author's words, as it reads without its Markdown. It is cut last: half a mark is no mark. */
export function quoteMessage(content: string, length: number): string {
  const characters = [...withPlainHosts(stripMarkdown(content))];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
}
