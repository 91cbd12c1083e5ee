import { later } from '../../../ui/later.tsx';
import { ChannelCompletion } from './channel-completion.tsx';
import type { CompletionAt } from './completion-at.ts';
import type { CompletionProps } from './completion-list.tsx';
import { MemberCompletion } from './member-completion.tsx';

const EmojiCompletion = later(
  () => import('./emoji-completion.tsx').then((module) => module.EmojiCompletion),
  { missing: () => null },
);

interface Props extends CompletionProps {
  channelId: string;
  mark: CompletionAt['mark'];
}

export function Completion({ mark, channelId, ...rest }: Props) {
  if (mark === '@') return <MemberCompletion channelId={channelId} {...rest} />;
  return mark === '#' ? <ChannelCompletion {...rest} /> : <EmojiCompletion {...rest} />;
}
