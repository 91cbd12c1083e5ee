const links = /https?:\/\/[^\s<>"')\]]*|\bwww\.[^\s<>"')\]]+/gi;

/** The links of a text that lead away from the site at `origin`. */
function outsideLinks(text: string, origin: string): string[] {
  const found = (text.match(links) ?? []).map((link) => link.replace(/[.,;:!?]+$/, ''));
  return found.filter((link) => !URL.canParse(link) || new URL(link).origin !== origin);
}

export const hasOutsideLink = (text: string, origin: string) => outsideLinks(text, origin).length > 0;

/** Whether an edit brings in a link that leads away and was not there before. */
export function addsOutsideLink(before: string, after: string, origin: string): boolean {
  const known = new Set(outsideLinks(before, origin));
  return outsideLinks(after, origin).some((link) => !known.has(link));
}
