import { parseUrl } from '../../../platform/parse-url.ts';
import { community } from '../../../platform/site.ts';

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
/** A web address, or a path of at least two parts as in `/tools/so2`. */
const written = /https?:\/\/[^\s<>()[\]"]+|(?<=^|[\s(])\/[a-z][\w-]*(?:\/[\w-]+)+\/?(?:#[\w-]+)?/gim;
const trailing = /[.,;:!?'*_~]+$/;
/** Of a calculation with its numbers, which has a card already. */
const calculation = /^#[a-z\d-]+:/;
const mostPreviews = 3;

/** The address on this page's origin, if it is one of this site, whose links also name the public origin. */
export function ownUrl(address: string, origin = window.location.origin): URL | undefined {
  const url = parseUrl(address, origin);
  const origins = [origin, parseUrl(__PUBLIC_URL__)?.origin];
  if (!url || !origins.includes(url.origin)) return undefined;
  return new URL(url.pathname + url.search + url.hash, origin);
}

/** The first links of a message to pages of this site, or to messages. */
export function ownAddressesIn(content: string, origin = window.location.origin): URL[] {
  if (!content.includes('/')) return [];
  const urls = Array.from(content.replace(code, ' ').matchAll(written), ([text]) =>
    ownUrl(text.replace(trailing, ''), origin),
  );
  const shown = urls.filter((url) => url && hasPreview(url)) as URL[];
  return [...new Map(shown.map((url) => [url.href, url])).values()].slice(0, mostPreviews);
}

function hasPreview({ pathname, hash }: URL): boolean {
  const [, area, part, id] = pathname.split('/');
  if (area === 'api' || calculation.test(hash)) return false;
  return `/${area}` !== community.path || part === 'tools' || Boolean(part && part !== 'admin' && id);
}

/** The message that an address leads to. */
export function messageAt({ pathname }: URL): { channelId: string; messageId: string } | undefined {
  const [, area, channelId, messageId] = pathname.split('/');
  return `/${area}` === community.path && channelId && channelId !== 'tools' && messageId
    ? { channelId, messageId }
    : undefined;
}
