import type { Message, ReactionType } from '@orbit-vine/contract/messages.ts';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useObservable } from '../ui/observable.ts';
import { GrapeMark } from './grape-mark.tsx';
import { useMemberTools } from './member-context.ts';
import { reactionView } from './reactions.ts';

const names: Record<ReactionType, string> = { thumbsUp: 'Thumbs up', grape: 'Grape' };

export function ReactionButtons({ message }: { message: Message }) {
  return (
    <div className="mt-1.5 -ml-2 flex gap-1">
      <ReactionButton message={message} type="thumbsUp" />
      <ReactionButton message={message} type="grape" />
    </div>
  );
}

function ReactionButton({ message, type }: { message: Message; type: ReactionType }) {
  const { user, reactions } = useMemberTools();
  const wishes = useObservable(reactions.wishes);
  const { count, mine } = reactionView(message, type, user.id, wishes);
  const tone = mine ? 'text-wine bg-wine/8' : 'text-muted hover:bg-ink/5 hover:text-ink';
  return (
    <button
      type="button"
      aria-pressed={mine}
      aria-label={`${names[type]}, ${count}`}
      title={names[type]}
      onClick={() => reactions.toggle(message, type)}
      className={`flex h-9 min-w-11 pointer-coarse:h-11 items-center justify-center gap-1.5 rounded-xs px-2.5 text-sm tabular-nums focus-visible:outline-2 focus-visible:outline-wine ${tone}`}
    >
      {type === 'grape' ? (
        <GrapeMark small filled={mine} className="size-4.5" />
      ) : (
        <ThumbsUp aria-hidden="true" className="size-4" fill={mine ? 'currentColor' : 'none'} />
      )}
      <span aria-hidden="true" className={count === 0 ? '' : 'font-semibold'}>
        {count}
      </span>
    </button>
  );
}
