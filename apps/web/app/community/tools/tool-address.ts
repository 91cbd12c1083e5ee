import { parseUrl } from '../../platform/parse-url.ts';
import { community } from '../../platform/site.ts';
import { toolsAddress } from '../links.ts';

/** Where a calculator is, with the numbers that it opens with in the fragment, as the site's own links have them. */
export interface ToolAddress {
  readonly id: string;
  readonly fragment: string;
}

/** Pages among the tools that are no calculators open as pages. */
const path = new RegExp(
  `^(?:${community.path})?/tools/(?!(?:binder|package|proof|worksheet)/?$)([a-z0-9-]+)/?$`,
);
/** Far more than the numbers of any calculator take. */
const maxCharacters = 1_000;

/** The calculator that an address of this site leads to, on the public pages or within the community. */
export function toolAddressOf(url: string, origin: string): ToolAddress | undefined {
  const address = parseUrl(url, origin);
  if (address?.origin !== origin || url.length > maxCharacters) return undefined;
  const [, id] = path.exec(address.pathname) ?? [];
  return id ? { id, fragment: address.hash } : undefined;
}

/** Where it opens within the community, which leaves nobody signed out. */
export const toolHref = ({ id, fragment }: ToolAddress) =>
  `${community.path}/${toolsAddress}/${id}${fragment}`;

/** The first calculation that a message links to: a calculator with its numbers. */
export function calculationIn(text: string, origin: string): ToolAddress | undefined {
  for (const [url] of text.matchAll(/https?:\/\/[^\s<>()[\]]+#[^\s<>()[\]]+/g)) {
    const address = toolAddressOf(url, origin);
    if (address?.fragment.startsWith(`#${address.id}:`)) return address;
  }
  return undefined;
}
