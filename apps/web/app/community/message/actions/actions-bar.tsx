import type { Message } from '@orbit-vine/contract/messages.ts';
import { type IconNode, Reply, Share2 } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { shareMessage } from '../../sync/message-actions.ts';
import { useTabIndex } from '../row-stop.ts';
import { actClass, hiddenAtRest, overCornerClass, restTone } from './act-class.ts';
import { MessageMenu } from './menu.tsx';
import { onePath } from './one-path.ts';
import { ReactionButtons, useIsReacted } from './reaction-buttons.tsx';
import { useReply } from './use-reply.ts';

const replyDrawing = onePath(Reply);
const shareDrawing = onePath(Share2);

interface MessageActionsProps {
  message: Message;
  closed: boolean;
  /** What is shown beside the buttons, even at rest. */
  marks?: ReactNode;
}

export function MessageActions({ message, closed, marks }: MessageActionsProps) {
  const isReacted = useIsReacted(message);
  const reply = useReply(message);
  return (
    <div
      className={`-my-0.5 flex items-center justify-end gap-2 self-start touch:my-0 [grid-area:bar] touch:flex-wrap touch:justify-start ${marks || isReacted ? '' : overCornerClass}`}
    >
      {marks}
      <div className="flex items-center touch:gap-1 [&>[aria-pressed=true]+[aria-pressed=true]]:ml-0.5">
        <ReactionButtons message={message} closed={closed} />
        {!closed && (
          <Act
            label={`Reply to ${message.author.name}`}
            tip="Reply"
            shortcut="R"
            icon={replyDrawing}
            onClick={reply}
          />
        )}
        <Act label="Share" tip="Share" icon={shareDrawing} onClick={() => void shareMessage(message)} />
        <MessageMenu message={message} closed={closed} />
      </div>
    </div>
  );
}

interface ActProps {
  label: string;
  tip: string;
  shortcut?: string;
  icon: IconNode;
  onClick: () => void;
}

function Act({ label, tip, shortcut, icon, onClick }: ActProps) {
  const tabIndex = useTabIndex();
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-tip={tip}
      onClick={onClick}
      className={`${actClass} ${hiddenAtRest} ${restTone}`}
    >
      <Icon drawing={icon} className="size-4" />
    </button>
  );
}
