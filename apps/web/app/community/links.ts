import { useParams } from 'react-router';
import { community } from '../platform/site.ts';

export function channelHref(channelId: string, messageId?: string): string {
  return [community.path, channelId, ...(messageId === undefined ? [] : [messageId])].join('/');
}

/** Take the place of a channel in the addresses of panels: a calculator, and the profile. */
export const toolsAddress = 'tools';
export const profileAddress = 'profile';

interface OpenAddress {
  readonly channelId?: string;
  readonly messageId?: string;
  readonly panel?: { readonly name: string; readonly part: string | undefined };
}

export function openAddress(path: string): OpenAddress {
  const [first, second] = path.split('/').map((part) => part || undefined);
  if (first === toolsAddress || first === profileAddress) return { panel: { name: first, part: second } };
  return { ...(first && { channelId: first }), ...(second && { messageId: second }) };
}

export const useOpenAddress = (): OpenAddress => openAddress(useParams()['*'] ?? '');
