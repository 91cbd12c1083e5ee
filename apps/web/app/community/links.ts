import { useParams } from 'react-router';
import { community } from '../platform/site.ts';

/** Where a channel, or a message in it, is found. */
export function channelHref(channelId: string, messageId?: string): string {
  return [community.path, channelId, ...(messageId === undefined ? [] : [messageId])].join('/');
}

/** The part of an address that names a calculator, in the place of a channel. */
export const toolsAddress = 'tools';

/** What the address of the page names. */
export function useOpenChannel(): { channelId: string | undefined; messageId: string | undefined } {
  const [channelId, messageId] = (useParams()['*'] ?? '').split('/');
  return { channelId: channelId || undefined, messageId: messageId || undefined };
}
