import type { Message } from '@orbit-vine/contract/messages.ts';
import { focusComposer } from '../../focus-composer.ts';
import { quoteOf } from '../../sync/log/channel-log.ts';
import { useMemberTools } from '../../sync/member-context.ts';

export function useReply(message: Message): () => void {
  const { drafts } = useMemberTools();
  return () => {
    drafts.change(message.channelId, (draft) => ({ ...draft, replyTo: quoteOf(message) }));
    focusComposer();
  };
}
