import type { MemberCard as Card } from '@orbit-vine/contract/members.ts';
import { occupationNames } from '@orbit-vine/contract/occupations.ts';
import { useQuery } from '@tanstack/react-query';
import { cardQuery } from '../../account/members/members.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { monthOf } from '../../ui/dates.ts';
import { Retry } from '../../ui/retry.tsx';
import { leavePanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { focusComposer } from '../focus-composer.ts';
import { useOpenAddress } from '../links.ts';
import { useArchived, useWritableChannel } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { IgnoreButton } from './ignore-button.tsx';
import { MessageButton } from './message-button.tsx';
import { useOnlineMembers } from './use-online-members.ts';

const roles = { member: undefined, moderator: 'Moderator', administrator: 'Administrator' };

export function MemberCard({ id }: { id: string }) {
  const here = useOnlineMembers()?.here.includes(id);
  const { data: card, error, refetch } = useQuery(cardQuery(id));
  const { user, drafts, search } = useMemberTools();
  const { channelId = '' } = useOpenAddress();
  const channel = useWritableChannel(channelId);
  const archived = useArchived(channelId);
  if (error && !card) return <Retry message={error.message} onRetry={() => void refetch()} />;
  if (!card) return <SkeletonRows />;
  const mention = () => {
    if (!channel) return;
    drafts.change(channel.id, (draft) => ({ ...draft, text: `${draft.text}@${card.name} ` }));
    leavePanel();
    focusComposer();
  };
  const since = monthOf(card.joinedAt);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={card.name} src={card.avatar} size="large" />
        <div className="min-w-0">
          <p className="text-lg leading-tight font-semibold wrap-anywhere">{card.name}</p>
          {card.from && <p className="text-muted wrap-anywhere">{card.from}</p>}
          {here && (
            <p className="flex items-center gap-1.5 text-sm text-vine">
              <span aria-hidden="true" className="size-2 rounded-full bg-vine" />
              Here now
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {card.id !== user.id && <MessageButton id={card.id} />}
        {card.id !== user.id && channel && !archived && <Button onClick={mention}>Mention</Button>}
        <Button onClick={() => search.set({ text: `from:${card.name} `, now: true })}>
          {card.id === user.id ? 'Your messages' : 'Their messages'}
        </Button>
        {card.id !== user.id && <IgnoreButton id={card.id} />}
      </div>
      <Trade card={card} />
      {card.about && <p className="wrap-anywhere">{card.about}</p>}
      <p className="text-sm text-muted">
        {[roles[card.role], `Member since ${since}`].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

function Trade({ card: { occupation, varieties } }: { card: Card }) {
  if (!occupation && !varieties) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [&_dt]:text-muted [&_dd]:wrap-anywhere">
      {occupation && (
        <>
          <dt>Role</dt>
          <dd>{occupationNames[occupation]}</dd>
        </>
      )}
      {varieties && (
        <>
          <dt>Varieties</dt>
          <dd>{varieties.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}
