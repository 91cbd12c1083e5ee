import ArrowDown from 'lucide-react/icons/arrow-down';
import { type Observable, useObservable } from '../../ui/observable.ts';
import type { ChannelLog } from '../channel-log.ts';
import { countUnseen } from './opening.ts';

interface NewestButtonProps {
  log: ChannelLog;
  ownId: string;
  /** The newest message that has been in view. */
  seen: Observable<number>;
  onClick: () => void;
}

/** Takes the reader to the end, and says how many messages came below while they were up in history. */
export function NewestButton({ log, ownId, seen, onClick }: NewestButtonProps) {
  const { count, more } = countUnseen(log, useObservable(seen), ownId);
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute bottom-3 left-1/2 flex h-11 w-max -translate-x-1/2 items-center gap-2 rounded-xs bg-ink px-5 text-sm font-semibold text-paper shadow-lg shadow-ink/25 outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {label(count, more)}
    </button>
  );
}

function label(count: number, more: boolean): string {
  if (count === 0) return 'To the newest';
  return count === 1 && !more ? '1 new message' : `${count}${more ? '+' : ''} new messages`;
}
