import type { Quote } from '@orbit-vine/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CornerUpRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { quoteText } from '../message/quote-text.ts';
import { messagesQuery } from '../sync/log/channel-messages.ts';

interface ReplyBarProps {
  channelId: string;
  quote: Quote;
  onCancel: () => void;
}

export function ReplyBar({ channelId, quote, onCancel }: ReplyBarProps) {
  const queryClient = useQueryClient();
  const { data: log } = useQuery({ ...messagesQuery(queryClient, channelId), enabled: false });
  const deleted = log?.messages.get(quote.id)?.deleted;
  return (
    <div className="flex items-center gap-2 border-b border-line pl-4 text-sm">
      <Icon drawing={CornerUpRight} className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 truncate text-muted">
        Reply to <span className="font-semibold text-ink">{quote.author.name}</span>
        <bdi className="ml-2">{quoteText({ ...quote, deleted })}</bdi>
      </p>
      <IconButton label="Cancel reply" tip="Cancel reply" icon="close" onClick={onCancel} />
    </div>
  );
}
