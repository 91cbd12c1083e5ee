import { parseUrl } from '../../platform/parse-url.ts';
import { community } from '../../platform/site.ts';
import { toolsAddress } from '../links.ts';

export interface ToolAddress {
  readonly id: string;
  readonly fragment: string;
}

/** Pages below `/tools` that are no calculators open as pages. */
const path = new RegExp(
  `^(?:${community.path})?/tools/(?!(?:binder|package|proof|worksheet)/?$)([a-z0-9-]+)/?$`,
);
const maxCharacters = 1_000;

export function toolAddressOf(url: string, origin: string): ToolAddress | undefined {
  const address = parseUrl(url, origin);
  if (address?.origin !== origin || url.length > maxCharacters) return undefined;
  const [, id] = path.exec(address.pathname) ?? [];
  return id ? { id, fragment: address.hash } : undefined;
}

/** Opens it within the community, where the reader stays signed in. */
export const toolHref = ({ id, fragment }: ToolAddress) =>
  `${community.path}/${toolsAddress}/${id}${fragment}`;

export function calculationIn(text: string, origin: string): ToolAddress | undefined {
  for (const [url] of text.matchAll(/https?:\/\/[^\s<>()[\]]+#[^\s<>()[\]]+/g)) {
    const address = toolAddressOf(url, origin);
    if (address?.fragment.startsWith(`#${address.id}:`)) return address;
  }
  return undefined;
}
