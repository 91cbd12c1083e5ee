import { listMembers, type Member } from '@orbit-vine/contract/members.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { timeline } from '../sync/channel-log.ts';
import { logOf } from '../sync/channel-messages.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { namesFor } from './mention-query.ts';

const shownMost = 6;
/** Who types on has not asked. */
const settleMs = 200;

interface MentionListProps {
  channelId: string;
  sought: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Is given what to do with a key; the answer is whether it was for the list. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
  onTake: (name: string) => void;
  onClose: () => void;
}

/** Members whose names begin with what is written after `@`. The focus stays in the text. */
export function MentionList({ channelId, sought, field, keys, onTake, onClose }: MentionListProps) {
  const listId = useId();
  const candidates = useCandidates(channelId, sought);
  const [chosen, setChosen] = useState<{ sought: string; at: number }>();
  const exact = candidates.some(({ name }) => name.toLowerCase() === sought.toLowerCase());
  // A name that is written out needs no completion: Enter sends it.
  const moved = chosen?.sought === sought ? Math.min(chosen.at, candidates.length - 1) : undefined;
  const at = moved ?? (exact ? -1 : 0);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const element = field.current;
    if (!element || candidates.length === 0) return;
    element.setAttribute('aria-controls', listId);
    if (at >= 0) element.setAttribute('aria-activedescendant', `${listId}-${at}`);
    return () => {
      element.removeAttribute('aria-controls');
      element.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, at, candidates.length]);

  useEffect(() => {
    keys.current = (event) => {
      if (candidates.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const taken = candidates[at];
      if (step)
        setChosen({
          sought,
          at: (Math.max(at, step > 0 ? -1 : 0) + step + candidates.length) % candidates.length,
        });
      else if (event.key === 'Escape') onClose();
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && taken) onTake(taken.name);
      else return false;
      return true;
    };
    return () => {
      keys.current = undefined;
    };
  }, [keys, candidates, at, sought, onTake, onClose]);

  if (candidates.length === 0) return null;
  return (
    <div className="absolute inset-x-4 bottom-full z-20 mb-1 max-h-[50dvh] overflow-y-auto rounded-xs border border-edge bg-sheet p-1 shadow-popover sm:inset-x-8">
      <p role="status" className="sr-only">
        {candidates.length === 1 ? '1 member' : `${candidates.length} members`}, arrow keys choose, Enter
        takes
      </p>
      <div id={listId} role="listbox" aria-label="Members to mention">
        {candidates.map(({ id, name, avatar }, index) => (
          <div
            key={id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // The text keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(name)}
            onKeyDown={() => undefined}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xs px-2 hover:bg-ink/5 aria-selected:bg-ink/7"
          >
            <Avatar name={name} src={avatar} size="small" />
            <span className="truncate">{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Those who wrote here last come without asking; the others when the reader has typed something and paused. */
function useCandidates(channelId: string, sought: string): Member[] {
  const queryClient = useQueryClient();
  const { user } = useMemberTools();
  const settled = useSettled(sought);
  const { data } = useQuery({ ...namedQuery(queryClient, settled), enabled: settled !== '' });
  return useMemo(() => {
    const log = logOf(queryClient, channelId);
    const here = log
      ? timeline(log)
          .map(({ author }) => author)
          .reverse()
      : [];
    return namesFor(sought, [...here, ...(data?.members ?? [])], shownMost + 1)
      .filter(({ id }) => id !== user.id)
      .slice(0, shownMost);
  }, [queryClient, channelId, sought, data, user.id]);
}

function useSettled(sought: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sought), settleMs);
    return () => clearTimeout(timer);
  }, [sought]);
  return settled;
}

const keyOf = (q: string) => ['members', 'named', q.toLowerCase()];

function namedQuery(queryClient: QueryClient, q: string) {
  return queryOptions({
    queryKey: keyOf(q),
    queryFn: ({ signal }) => knownWithin(queryClient, q) ?? call(listMembers, { query: { q }, signal }),
    staleTime: 60_000,
    retry: false,
  });
}

interface Found {
  members: Member[];
  more: boolean;
}

/** Everybody who begins with `An` is among those who begin with `A`, if all of these are known. */
function knownWithin(queryClient: QueryClient, q: string): Found | undefined {
  for (let length = q.length - 1; length > 0; length -= 1) {
    const known = queryClient.getQueryData<Found>(keyOf(q.slice(0, length)));
    if (known && !known.more) return known;
  }
  return undefined;
}
