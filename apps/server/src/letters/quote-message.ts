import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';

/** A message in its author's words, as it reads without its Markdown. It is cut last: half a mark is no mark. */
export function quoteMessage(content: string, length: number): string {
  const characters = [...stripMarkdown(content)];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
}
