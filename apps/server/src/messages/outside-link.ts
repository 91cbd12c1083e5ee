import { type DrawnLink, linksIn } from '@orbit-vine/message-text/links.ts';

/** In a text that is too full of marks to be read as Markdown. It is drawn as it was written; a copied address still leads away. */
const writtenAddresses = /(?:https?:|www\.)[^\s<>"')\]]*/gi;

/** The links of a text that lead away from the site at `origin`, as the page draws them. */
function outsideLinks(text: string, origin: string): string[] {
  const links = linksIn(text)?.filter((link) => !isMailAddress(link));
  const found = links?.map(({ href }) => href) ?? text.match(writtenAddresses) ?? [];
  return found.filter((link) => !URL.canParse(link) || new URL(link).origin !== origin);
}

/** A mail address that stands there as itself is a word like any other. */
function isMailAddress({ href, text }: DrawnLink): boolean {
  const bare = (address: string) => address.replace(/^mailto:/i, '');
  return /^mailto:/i.test(href) && bare(href) === bare(text);
}

export const hasOutsideLink = (text: string, origin: string) => outsideLinks(text, origin).length > 0;

/** Whether an edit brings in a link that leads away and was not there before. */
export function addsOutsideLink(before: string, after: string, origin: string): boolean {
  const known = new Set(outsideLinks(before, origin));
  return outsideLinks(after, origin).some((link) => !known.has(link));
}
