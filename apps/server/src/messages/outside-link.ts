const links = /https?:\/\/[^\s<>"')\]]*|\bwww\.[^\s<>"')\]]+/gi;

/** Whether a text holds a link that leads away from the site at `origin`. */
export function hasOutsideLink(text: string, origin: string): boolean {
  return (text.match(links) ?? []).some((link) => !URL.canParse(link) || new URL(link).origin !== origin);
}
