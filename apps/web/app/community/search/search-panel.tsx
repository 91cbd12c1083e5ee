import type { Channel } from '@orbit-vine/contract/channels.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { SearchNote } from '@orbit-vine/contract/search.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { lastChannel } from '../../account/last-channel.ts';
import { useObservable } from '../../platform/observable.ts';
import { Retry } from '../../ui/retry.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useAfterPause } from '../../ui/use-after-pause.ts';
import { useOpenAddress } from '../links.ts';
import { channelsQuery } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { DestinationList } from './destination-list.tsx';
import { useDestinations } from './destinations.ts';
import { FoundMessage } from './found-message.tsx';
import { Operators } from './operators.tsx';
import { isScoped, scopeOf, toggleScope } from './scope.ts';
import { pauseMs, searchQuery } from './search.ts';
import { takeAhead } from './type-ahead.ts';
import { useDestinationKeys, walkFound } from './use-destination-keys.ts';

export function SearchPanel({ fieldId }: { fieldId: string }) {
  const { search } = useMemberTools();
  const { text } = useObservable(search);
  const [settled, settle] = useAfterPause(text, pauseMs);
  const q = settled.trim();
  const field = useRef<HTMLInputElement>(null);
  const write = (value: string) => search.set({ text: value });
  const rewrite = (value: string) => {
    write(value);
    field.current?.focus();
  };
  useFirstFocus(field);
  const scope = useReadChannel();
  const listId = useId();
  const destinations = useDestinations(text, settled);
  const { at, go, onKeyDown } = useDestinationKeys(text, destinations);
  return (
    <div data-search className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            settle();
          }}
        >
          <SearchField
            ref={field}
            id={fieldId}
            label="Find a channel, member, or message"
            role="combobox"
            aria-expanded={destinations.length > 0}
            aria-controls={listId}
            aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
            onKeyDown={onKeyDown}
            type="text"
            enterKeyHint="search"
            maxLength={limits.searchLength}
            value={text}
            onChange={write}
          />
        </form>
        {destinations.length > 0 && (
          <DestinationList id={listId} destinations={destinations} at={at} onGo={go} />
        )}
        <Operators
          explained={q === ''}
          onChoose={(operator) => rewrite(`${text.trimEnd()} ${operator}`.trimStart())}
          scope={
            scope && {
              name: scope.name,
              chosen: isScoped(text, scopeOf(scope)),
              onToggle: () => rewrite(toggleScope(text, scopeOf(scope))),
            }
          }
        />
      </search>
      {q !== '' && <Found q={q} onOpen={(id) => search.set({ text, openedId: id })} />}
    </div>
  );
}

/** Returns to the result opened last, or selects the text; adds what was typed before the panel had loaded. */
function useFirstFocus(field: RefObject<HTMLInputElement | null>): void {
  const { search } = useMemberTools();
  useEffect(() => {
    // After the panel, which would move the focus to its title.
    const timer = setTimeout(() => {
      const ahead = takeAhead();
      const { openedId } = search.get();
      const left = !ahead && openedId && document.getElementById(foundElementId(openedId));
      if (left) left.focus();
      else field.current?.select();
      if (ahead) search.set({ text: ahead });
    });
    return () => {
      clearTimeout(timer);
      takeAhead();
    };
  }, [search, field]);
}

/** Also where the address names no channel. */
function useReadChannel(): Channel | undefined {
  const { channelId } = useOpenAddress();
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const by = (soughtId: string | undefined) => channels.find(({ id }) => id === soughtId);
  return by(channelId) ?? by(lastChannel.get());
}

const foundElementId = (messageId: string) => `found-${messageId}`;

function Found({ q, onOpen }: { q: string; onOpen: (messageId: string) => void }) {
  const query = useInfiniteQuery({
    ...searchQuery(q),
    placeholderData: (before) => before,
  });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const hits = data?.pages.flatMap((page) => page.hits) ?? [];
  const notes = data?.pages[0]?.notes ?? [];
  return (
    <>
      <p role="status" className="text-sm text-muted empty:hidden">
        {data ? summary(q, hits.length, hasNextPage, notes.length > 0) : isFetching && 'Searching…'}
        {notes.map((note) => (
          <span key={note.part} className="block text-ink">
            {sentenceOf(note)}
          </span>
        ))}
      </p>
      {!data && !error && <SkeletonRows />}
      {hits.length > 0 && (
        <ol
          data-found
          onKeyDown={walkFound}
          className={`grid ${isFetching && !isFetchingNextPage ? 'opacity-60' : ''}`}
        >
          {hits.map((hit) => (
            <li key={hit.message.id} className="border-t border-line first:border-0">
              <FoundMessage
                id={foundElementId(hit.message.id)}
                hit={hit}
                onOpen={() => onOpen(hit.message.id)}
              />
            </li>
          ))}
        </ol>
      )}
      {error && <Retry message={error.message} onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      {!error && <ShowMore query={query} />}
    </>
  );
}

const sentences: Record<SearchNote['reason'], (part: string) => string> = {
  member: (part) => `${part}: there is no member by that name.`,
  channel: (part) => `${part}: there is no such channel.`,
  day: (part) => `${part} was ignored: write a day, such as 2026-09-01.`,
  kind: (part) =>
    `${part} was ignored: use has:file, has:link, has:picture, is:pinned, is:sale, or is:wanted.`,
  operator: (part) => `${part} isn’t a filter; it was searched for as a word.`,
};
const sentenceOf = ({ part, reason }: SearchNote) => sentences[reason](part);

/** A filter without a value at the end of a search. */
const begunFilter = /(?:^|\s)((?:from|mentions|in|before|after|has|is):)"?$/i;

function summary(q: string, count: number, more: boolean, hasNotes: boolean): string {
  const [, begun] = begunFilter.exec(q) ?? [];
  if (begun) return `Write on after “${begun}”.`;
  if (count === 0)
    return `No messages were found for “${q}”.${hasNotes || !q.includes(' ') ? '' : ' Try fewer words.'}`;
  if (more) return `The newest ${count} messages`;
  return count === 1 ? '1 message' : `${count} messages`;
}
