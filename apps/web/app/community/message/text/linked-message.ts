import { listMessages, type Message } from '@orbit-vine/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { messagesQuery } from '../../sync/log/channel-messages.ts';

/**
 * The present state of a message that another links to, if the reader may read it: the server decides, each time it
 * is shown. Null if there is none for the reader; undefined until the answer.
 */
export function useLinkedMessage(channelId: string, messageId: string): Message | null | undefined {
  const queryClient = useQueryClient();
  const { data: logged } = useQuery({
    ...messagesQuery(queryClient, channelId),
    enabled: false,
    select: (log) => log.messages.get(messageId),
  });
  const { data: fetched, error } = useQuery({
    queryKey: ['linked', channelId, messageId],
    queryFn: async ({ signal }) => {
      const query = { around: messageId, limit: 1 };
      const { messages } = await call(listMessages, { params: { channelId }, query, signal });
      return messages[0] ?? null;
    },
    retry: false,
    refetchOnReconnect: true,
  });
  if (error) return null;
  const latest = fetched && logged && logged.changedSeq > fetched.changedSeq ? logged : fetched;
  return latest?.deleted ? null : latest;
}
