import { limits } from '@orbit-vine/contract/limits.ts';
import type { Member } from '@orbit-vine/contract/members.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { membersQuery } from '../../account/members/members.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConversation } from '../members/use-conversation.ts';
import { useMemberTools } from '../sync/member-context.ts';

const most = limits.conversationMembers - 1;

export function NewConversation({ onDone }: { onDone: (opened: boolean) => void }) {
  const [chosen, setChosen] = useState<readonly Member[]>([]);
  const open = useConversation();
  const { pending, failure, run } = useAction();
  const start = async () => {
    if (await run(() => open(chosen.map(({ id }) => id)))) onDone(true);
  };
  const toggle = (member: Member) =>
    setChosen((before) =>
      before.some(({ id }) => id === member.id)
        ? before.filter(({ id }) => id !== member.id)
        : [...before, member].slice(0, most),
    );
  return (
    <Dialog title="New message" onDismiss={() => onDone(false)}>
      <p className="mt-2 text-muted">
        Choose one member or up to {most}. Only those in the conversation can read it.
      </p>
      <p role="status" className="mt-4 font-semibold wrap-anywhere empty:hidden">
        {chosen.length > 0 && `To ${chosen.map(({ name }) => name).join(', ')}`}
      </p>
      <MemberChoice chosen={chosen} onToggle={toggle} />
      <ErrorLine error={failure} className="mt-3" />
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={() => onDone(false)}>Cancel</Button>
        <Button look="primary" pending={pending} disabled={chosen.length === 0} onClick={() => void start()}>
          Open conversation
        </Button>
      </div>
    </Dialog>
  );
}

interface MemberChoiceProps {
  chosen: readonly Member[];
  onToggle: (member: Member) => void;
}

function MemberChoice({ chosen, onToggle }: MemberChoiceProps) {
  const { user } = useMemberTools();
  const [text, setText] = useState('');
  const { data, error, refetch } = useInfiniteQuery({
    ...membersQuery(useDeferredValue(text.trim())),
    placeholderData: (before) => before,
  });
  const members = (data?.pages[0]?.members ?? []).filter(({ id }) => id !== user.id);
  return (
    <div className="mt-4 grid gap-3">
      <SearchField
        label="Find a member"
        maxLength={64}
        value={text}
        onChange={setText}
        placeholder="Name, winery, or region"
        data-initial-focus
      />
      {error && !data && <Retry message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && members.length === 0 && (
        <p role="status" className="text-muted">
          No members match.
        </p>
      )}
      <ul className="max-h-64 overflow-y-auto empty:hidden">
        {members.map((member) => (
          <li key={member.id}>
            <button
              type="button"
              aria-pressed={chosen.some(({ id }) => id === member.id)}
              onClick={() => onToggle(member)}
              className="flex min-h-11 w-full items-center gap-3 rounded-xs px-2 py-1 text-left -outline-offset-2 hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine aria-pressed:bg-vine/15"
            >
              <Avatar name={member.name} src={member.avatar} size="row" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{member.name}</span>
                {member.from && <span className="block truncate text-sm text-muted">{member.from}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
