import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { withPlainHosts } from '@orbit-vine/message-text/true-address.ts';

/** A message's text without Markdown, shortened last, so that no half mark remains. */
export function quoteMessage(content: string, length: number): string {
  const characters = [...withPlainHosts(stripMarkdown(content))];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
}
