import { useParams } from 'react-router';
import { community } from '../platform/site.ts';

export function channelHref(channelId: string, messageId?: string): string {
  return [community.path, channelId, ...(messageId === undefined ? [] : [messageId])].join('/');
}

/** Takes the place of a channel in the address of a calculator. */
export const toolsAddress = 'tools';

export function useOpenChannel(): { channelId: string | undefined; messageId: string | undefined } {
  const [channelId, messageId] = (useParams()['*'] ?? '').split('/');
  return { channelId: channelId || undefined, messageId: messageId || undefined };
}
