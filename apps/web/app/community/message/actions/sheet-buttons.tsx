import { type Message, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { Reply, Share2 } from 'lucide';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/icon.tsx';
import { shareMessage } from '../../sync/message-actions.ts';
import { reactionNames, reactionPictures, useReaction } from './reaction-buttons.tsx';
import { useReply } from './use-reply.ts';

interface SheetButtonsProps {
  message: Message;
  closed: boolean;
  onClose: () => void;
}

/** What a mouse finds beside the message, at the top of its sheet. */
export function SheetButtons({ message, closed, onClose }: SheetButtonsProps) {
  const reply = useReply(message);
  const replyAndWrite = () => {
    // The sheet returns the focus when it closes.
    flushSync(onClose);
    reply();
  };
  return (
    <div role="presentation" className="-mx-3 mb-2 flex border-b border-line pb-2">
      {!closed && reactionTypes.map((type) => <Reaction key={type} message={message} type={type} />)}
      {!closed && (
        <SheetButton label="Reply" onChoose={replyAndWrite}>
          <Icon drawing={Reply} className="size-5" />
        </SheetButton>
      )}
      <SheetButton label="Share" onChoose={() => void shareMessage(message)}>
        <Icon drawing={Share2} className="size-5" />
      </SheetButton>
    </div>
  );
}

function Reaction({ message, type }: { message: Message; type: (typeof reactionTypes)[number] }) {
  const { mine, toggle } = useReaction(message, type);
  return (
    <SheetButton label={reactionNames[type]} checked={mine} onChoose={toggle}>
      {reactionPictures[type](mine)}
    </SheetButton>
  );
}

interface SheetButtonProps {
  label: string;
  checked?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function SheetButton({ label, checked, onChoose, children }: SheetButtonProps) {
  return (
    <button
      type="button"
      {...(checked === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemcheckbox', 'aria-checked': checked })}
      tabIndex={-1}
      onClick={onChoose}
      className={`grid min-h-14 flex-1 content-center justify-items-center gap-1 rounded-xs text-sm focus-visible:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine [&_svg]:size-5 ${checked ? 'text-wine' : ''}`}
    >
      {children}
      {label}
    </button>
  );
}
