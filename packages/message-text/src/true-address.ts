import type { Nodes } from 'mdast';
import { type DrawnLink, linksOf } from './links.ts';
import { isLookAlike } from './look-alike.ts';

const unseen = /[\p{Default_Ignorable_Code_Point}\u00A0\u2000-\u200A\u202F\u205F\u2800\u3000]/gu;
const likeDots = /[·܁܂․‧∙⋅•・。ꓸ]/gu;

const asDisplayed = (text: string) =>
  text.replace(unseen, '').normalize('NFKC').replace(likeDots, '.').toLowerCase().trim();

/** A text that is one address: the scheme, and everything up to the path. */
const oneAddress = /^(https?:[\\/]*)?([^\s/?#]+)(?:[/?#]\S*)?$/;
const addresses = /https?:[\\/]*([^\s/?#"'<>()]*)/g;
const runs = /[\p{L}\p{M}\p{N}.-]+/gu;
const hostLike = /\.(?:xn--[\da-z-]+|\p{L}[\p{L}\p{M}]+)$|^\d{1,3}(?:\.\d{1,3}){3}$/u;

const withoutWww = (host: string) => host.replace(/^[.-]+|[.-]+$/g, '').replace(/^www\./, '');
const withoutPort = (host: string) => host.replace(/:\d*$/, '');
const isHost = (run: string) => hostLike.test(withoutWww(run));

/** The hosts in a text, as written. */
function hostsNamed(seen: string): string[] {
  const [, scheme, host = ''] = oneAddress.exec(seen) ?? [];
  if (scheme || isHost(withoutPort(host))) return [host];
  const written = Array.from(seen.matchAll(addresses), ([, named = '']) => named);
  return [...written, ...(seen.match(runs) ?? []).filter(isHost)];
}

function asciiOf(host: string): string | undefined {
  const address = `http://${host}`;
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(host) && URL.canParse(address)
    ? new URL(address).hostname
    : undefined;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

function isNamed(host: string, named: string): boolean {
  const bare = withoutWww(withoutPort(named));
  if (bare === withoutWww(host)) return true;
  return !isAscii(bare) && !isLookAlike(bare) && asciiOf(bare) === withoutWww(host);
}

/** How a link is drawn, so that its text can't pass for another address. */
interface LinkLook {
  /** Replaces the text. */
  readonly instead?: string;
  /** Follows the text: the host that the link leads to. */
  readonly after?: string;
}

declare module 'mdast' {
  interface LinkData {
    look?: LinkLook;
  }
}

/** Adds to each link of a tree how it is drawn. */
export function noteLooks(tree: Nodes): void {
  for (const link of linksOf(tree)) link.node.data = { look: lookOf(link) };
}

export function lookOf({ href, text, word }: DrawnLink): LinkLook {
  const url = new URL(href);
  if (url.protocol === 'mailto:') return lookOfMail(url.pathname, text, word);
  const host = url.hostname;
  if (asDisplayed(text) === '') return { instead: host };
  const seen = asDisplayed(word);
  const named = hostsNamed(seen);
  if (named.every((one) => isNamed(host, one))) return {};
  const [only = ''] = named;
  const isItself = oneAddress.test(seen) && asciiOf(withoutPort(only)) === host && !isAscii(only);
  return isItself ? { instead: url.href } : { after: host };
}

function lookOfMail(mailbox: string, text: string, word: string): LinkLook {
  if (asDisplayed(text) === '') return { instead: mailbox };
  const seen = asDisplayed(word).replace(/^mailto:/, '');
  const own = mailbox.toLowerCase();
  const host = own.slice(own.lastIndexOf('@') + 1);
  const boxes = seen.match(/[^\s<>(),;:"']+@[^\s<>(),;:"']+/g) ?? [];
  const honest =
    seen === own ||
    (boxes.every((box) => withoutWww(box) === own) &&
      hostsNamed(seen).every((one) => one === host || one === own));
  return honest ? {} : { after: mailbox };
}

/** A text without look-alike hosts, for readers whose programs turn addresses into links. */
export function withPlainHosts(text: string): string {
  return text.replace(
    /(:\/\/)?([\p{L}\p{M}\p{N}.-]+)/gu,
    (whole, slashes: string | undefined, run: string) => {
      const seen = asDisplayed(run);
      const isAddress = isHost(seen) && (slashes || /^www\.|\.[a-z]+$/.test(seen));
      if (isAscii(run) || !isAddress || !isLookAlike(seen)) return whole;
      return `${slashes ?? ''}${asciiOf(seen) ?? run}`;
    },
  );
}
