import type { Message } from '@orbit-vine/contract/messages.ts';
import { Reply, Share2 } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { focusComposer } from '../focus-composer.ts';
import { useArchived } from '../queries/channels.ts';
import { quoteOf } from '../sync/channel-log.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { shareMessage } from '../sync/message-actions.ts';
import { MessageMenu } from './menu.tsx';
import { ReactionButtons } from './reaction-buttons.tsx';

/** What can be done with a message, under it. */
export function MessageActions({ message }: { message: Message }) {
  const { drafts } = useMemberTools();
  const archived = useArchived(message.channelId);
  const reply = () => {
    drafts.change(message.channelId, (draft) => ({ ...draft, replyTo: quoteOf(message) }));
    focusComposer();
  };
  return (
    <div className="mt-0.5 -ml-2 flex gap-1 pointer-coarse:-mt-0.5 pointer-coarse:-mb-1.5">
      <ReactionButtons message={message} archived={archived} />
      {!archived && (
        <ActionButton label="Reply" onClick={reply}>
          <Icon drawing={Reply} className="size-4" />
        </ActionButton>
      )}
      <ActionButton label="Share" onClick={() => void shareMessage(message)}>
        <Icon drawing={Share2} className="size-4" />
      </ActionButton>
      <MessageMenu message={message} />
    </div>
  );
}

interface ActionButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** With its word where there is room. */
function ActionButton({ label, onClick, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      onClick={onClick}
      className="flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-xs px-2 text-sm text-muted pointer-coarse:h-11 pointer-coarse:min-w-11 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
    >
      {children}
      <span aria-hidden="true" className="max-sm:hidden">
        {label}
      </span>
    </button>
  );
}
