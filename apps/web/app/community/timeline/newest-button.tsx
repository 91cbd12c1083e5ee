import { ArrowDown } from 'lucide';
import { type Observable, useObservable } from '../../platform/observable.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ChannelLog } from '../sync/log/channel-log.ts';
import { countUnseen } from './opening.ts';

interface NewestButtonProps {
  log: ChannelLog;
  ownId: string;
  seen: Observable<number>;
  onClick: () => void;
}

/** Below the messages, so that it covers none. */
export function NewestButton({ log, ownId, seen, onClick }: NewestButtonProps) {
  const { count, more } = countUnseen(log, useObservable(seen), ownId);
  return (
    <button
      type="button"
      onClick={onClick}
      className="relative flex h-8 w-max items-center gap-2 justify-self-center rounded-t-xs bg-ink px-5 text-sm after:absolute after:inset-0 pointer-coarse:after:-top-3 font-semibold text-paper outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Icon drawing={ArrowDown} className="size-4" />
      {label(count, more)}
    </button>
  );
}

function label(count: number, more: boolean): string {
  if (count === 0) return 'Go to the newest';
  return count === 1 && !more ? '1 new message' : `${count}${more ? '+' : ''} new messages`;
}
