import type { Message } from '@orbit-vine/contract/messages.ts';
import Reply from 'lucide-react/icons/reply';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { quoteOf } from '../channel-log.ts';
import { useArchived } from '../channels.ts';
import { focusComposer } from '../composer/field.ts';
import { useMemberTools } from '../member-context.ts';
import { ReactionButtons } from '../reaction-buttons.tsx';
import { shareMessage } from './actions.ts';
import { MessageMenu } from './menu.tsx';

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
          <Reply aria-hidden="true" className="size-4" />
        </ActionButton>
      )}
      <ActionButton label="Share" onClick={() => void shareMessage(message)}>
        <Share2 aria-hidden="true" className="size-4" />
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
