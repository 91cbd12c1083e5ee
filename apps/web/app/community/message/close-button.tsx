import type { Message } from '@orbit-vine/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useModerates } from '../queries/use-moderates.ts';
import { setClosed } from '../sync/change-message.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { useTabIndex } from './row-stop.ts';

interface CloseButtonProps {
  message: Message;
  closed: boolean;
  over: boolean;
  words: { readonly close: string; readonly open: string };
}

/** For the author and moderators. What has ended by itself stays so. */
export function CloseButton({ message, closed, over, words }: CloseButtonProps) {
  const { user } = useMemberTools();
  const queryClient = useQueryClient();
  const { pending, run } = useAction();
  const tabIndex = useTabIndex();
  const moderates = useModerates(message.channelId);
  if ((message.author.id !== user.id && !moderates) || (over && !closed)) return null;
  return (
    <Button
      look="link"
      tabIndex={tabIndex}
      pending={pending}
      onClick={() => void run(() => setClosed(queryClient, message, !closed))}
    >
      {closed ? words.open : words.close}
    </Button>
  );
}
