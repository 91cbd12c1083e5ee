import { type DrawnLink, linksIn } from '@orbit-vine/message-text/links.ts';

/** In texts with too many marks for the Markdown parser, which are shown as plain text that readers can copy. */
const writtenAddresses = /(?:https?:|www\.)[^\s<>"')\]]*/gi;

function outsideLinks(text: string, origin: string): string[] {
  const links = linksIn(text)?.filter((link) => !isMailAddress(link));
  const found = links?.map(({ href }) => href) ?? text.match(writtenAddresses) ?? [];
  return found.filter((link) => !URL.canParse(link) || new URL(link).origin !== origin);
}

/** A mail address that is its own link text is harmless. */
function isMailAddress({ href, text }: DrawnLink): boolean {
  const bare = (address: string) => address.replace(/^mailto:/i, '');
  return /^mailto:/i.test(href) && bare(href) === bare(text);
}

export const hasOutsideLink = (text: string, origin: string) => outsideLinks(text, origin).length > 0;

export function addsOutsideLink(before: string, after: string, origin: string): boolean {
  const existing = new Set(outsideLinks(before, origin));
  return outsideLinks(after, origin).some((link) => !existing.has(link));
}
