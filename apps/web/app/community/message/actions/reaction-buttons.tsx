import { type Message, type ReactionType, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { GrapeMark } from '../../../art/grape-mark.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMemberTools } from '../../sync/member-context.ts';
import { reactionView } from '../../sync/reactions.ts';
import { useTabIndex } from '../row-stop.ts';
import { actClass, hiddenAtRest, restTone } from './act-class.ts';
import { onePath } from './one-path.ts';

export const reactionNames: Record<ReactionType, string> = { thumbsUp: 'Thumbs up', grape: 'Grape' };
const thumb = onePath(ThumbsUp);
export const reactionShortcuts: Record<ReactionType, string> = { thumbsUp: 'T', grape: 'G' };
export const reactionPictures: Record<ReactionType, (filled: boolean) => ReactNode> = {
  thumbsUp: (filled) => <Icon drawing={thumb} className="size-4" filled={filled} />,
  grape: (filled) => <GrapeMark small filled={filled} className="size-4" />,
};

/** A finger may also hit the space above and below it. */
const chipClass =
  'px-1.5 touch:border touch:border-line touch:px-2.5 pointer-coarse:relative pointer-coarse:my-1 pointer-coarse:h-8 pointer-coarse:min-w-11 pointer-coarse:before:absolute pointer-coarse:before:-inset-y-1.5 pointer-coarse:before:inset-x-0';

interface ReactionButtonsProps {
  message: Message;
  /** The reader cannot react, but sees who did. */
  closed: boolean;
}

export function ReactionButtons(props: ReactionButtonsProps) {
  return reactionTypes.map((type) => <ReactionButton key={type} {...props} type={type} />);
}

/** How many reacted and whether the member did, as they see it before the server has answered. */
export function useReaction(message: Message, type: ReactionType) {
  const { user, reactions } = useMemberTools();
  const wish = useSyncExternalStore(reactions.subscribe, () => reactions.wishFor(message.id, type));
  return { ...reactionView(message, type, user.id, wish), toggle: () => reactions.toggle(message, type) };
}

function ReactionButton({ message, closed, type }: ReactionButtonsProps & { type: ReactionType }) {
  const { count, mine, toggle } = useReaction(message, type);
  const { names, request } = useWhoReacted(message, type);
  const tabIndex = useTabIndex();
  if (closed && count === 0) return null;
  const name = reactionNames[type];
  const tip = count > 0 && names ? `${name}: ${names}` : name;
  const tone = mine
    ? 'text-wine bg-wine/8'
    : count > 0
      ? 'text-muted hover:bg-ink/5 hover:text-ink'
      : restTone;
  const chip = count > 0 ? chipClass : hiddenAtRest;
  return (
    <button
      type="button"
      aria-pressed={mine}
      aria-disabled={closed || undefined}
      tabIndex={tabIndex}
      aria-label={`${name}, ${count}`}
      aria-description={count > 0 ? names : undefined}
      aria-keyshortcuts={reactionShortcuts[type]}
      data-tip={tip}
      onPointerEnter={request}
      onFocus={request}
      onClick={() => !closed && toggle()}
      className={`${actClass} ${chip} ${tone}`}
    >
      {reactionPictures[type](mine)}
      {count > 0 && (
        <span aria-hidden="true" className="font-semibold">
          {count}
        </span>
      )}
    </button>
  );
}

/** Whether the message shows a reaction, with the member's own ones that are still being sent. */
export function useIsReacted(message: Message): boolean {
  const { user, reactions } = useMemberTools();
  return useSyncExternalStore(reactions.subscribe, () =>
    reactionTypes.some(
      (type) => reactionView(message, type, user.id, reactions.wishFor(message.id, type)).count > 0,
    ),
  );
}

/** Fetched on demand: a query for each button would be hundreds. */
function useWhoReacted({ id, reactions }: Message, type: ReactionType) {
  const queryClient = useQueryClient();
  const [requested, setRequested] = useState(false);
  const [names, setNames] = useState<string>();
  useEffect(() => {
    if (!requested || reactions[type].length === 0) return;
    let current = true;
    import('./who-reacted.ts')
      .then(({ namesOf }) => namesOf(queryClient, { id, reactions }, type))
      .then(
        (names) => current && setNames(names),
        () => undefined,
      );
    return () => {
      current = false;
      setNames(undefined);
    };
  }, [queryClient, requested, id, reactions, type]);
  return { names, request: () => setRequested(true) };
}
