import { listReactions, type Message, type ReactionType } from '@orbit-vine/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { GrapeMark } from '../../art/grape-mark.tsx';
import { call } from '../../platform/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { nameAFew, reactionView } from '../sync/reactions.ts';

const names: Record<ReactionType, string> = { thumbsUp: 'Thumbs up', grape: 'Grape' };

interface ReactionButtonsProps {
  message: Message;
  /** Who reacted can be seen, and nobody reacts any more. */
  archived: boolean;
}

export function ReactionButtons(props: ReactionButtonsProps) {
  return (
    <>
      <ReactionButton {...props} type="thumbsUp" />
      <ReactionButton {...props} type="grape" />
    </>
  );
}

function ReactionButton({ message, archived, type }: ReactionButtonsProps & { type: ReactionType }) {
  const { user, reactions } = useMemberTools();
  const wish = useSyncExternalStore(reactions.subscribe, () => reactions.wishFor(message.id, type));
  const { count, mine } = reactionView(message, type, user.id, wish);
  const { who, ask } = useWhoReacted(message, type);
  if (archived && count === 0) return null;
  const tone = mine ? 'text-wine bg-wine/8' : 'text-muted hover:bg-ink/5 hover:text-ink';
  return (
    <button
      type="button"
      aria-pressed={mine}
      aria-disabled={archived || undefined}
      aria-label={`${names[type]}, ${count}`}
      data-tip={count > 0 && who ? `${names[type]}: ${who}` : names[type]}
      onPointerEnter={ask}
      onFocus={ask}
      onClick={() => !archived && reactions.toggle(message, type)}
      className={`flex h-9 min-w-11 pointer-coarse:h-11 items-center justify-center gap-1.5 rounded-xs px-2.5 text-sm tabular-nums focus-visible:outline-2 focus-visible:outline-wine ${tone}`}
    >
      {type === 'grape' ? (
        <GrapeMark small filled={mine} className="size-4.5" />
      ) : (
        <Icon drawing={ThumbsUp} className="size-4" filled={mine} />
      )}
      <span aria-hidden="true" className={count === 0 ? '' : 'font-semibold'}>
        {count}
      </span>
    </button>
  );
}

/** The names behind a count, asked for when somebody looks at it: a query for each button would be hundreds. */
function useWhoReacted(message: Message, type: ReactionType) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [who, setWho] = useState<string>();
  const { id, reactions } = message;
  useEffect(() => {
    if (!asked || reactions[type].length === 0) return;
    let current = true;
    const listed = queryClient.fetchQuery({
      queryKey: ['reactions', id, reactions],
      queryFn: ({ signal }) => call(listReactions, { params: { messageId: id }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    listed.then(
      (list) => current && setWho(nameAFew(list[type].map(({ name }) => name))),
      () => undefined,
    );
    return () => {
      current = false;
      setWho(undefined);
    };
  }, [queryClient, asked, id, reactions, type]);
  return { who, ask: () => setAsked(true) };
}
