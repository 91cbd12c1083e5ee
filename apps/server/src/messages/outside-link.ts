import { type DrawnLink, linksIn } from '@orbit-vine/message-text/links.ts';

/** For texts with too many marks to be parsed as Markdown. They are drawn as plain text, from which readers can copy an address. */
const writtenAddresses = /(?:https?:|www\.)[^\s<>"')\]]*/gi;

function outsideLinks(text: string, origin: string): string[] {
  const links = linksIn(text)?.filter((link) => !isMailAddress(link));
  const found = links?.map(({ href }) => href) ?? text.match(writtenAddresses) ?? [];
  return found.filter((link) => !URL.canParse(link) || new URL(link).origin !== origin);
}

/** A mail address shown as itself is ordinary text. */
function isMailAddress({ href, text }: DrawnLink): boolean {
  const bare = (address: string) => address.replace(/^mailto:/i, '');
  return /^mailto:/i.test(href) && bare(href) === bare(text);
}

export const hasOutsideLink = (text: string, origin: string) => outsideLinks(text, origin).length > 0;

export function addsOutsideLink(before: string, after: string, origin: string): boolean {
  const existing = new Set(outsideLinks(before, origin));
  return outsideLinks(after, origin).some((link) => !existing.has(link));
}
