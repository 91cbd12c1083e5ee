import { limits } from '@orbit-vine/contract/limits.ts';
import type { Member } from '@orbit-vine/contract/members.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import { listNamed } from '@orbit-vine/contract/other-members.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../account/members/me.ts';
import { call } from '../../../platform/api.ts';
import { openMemberCard } from '../../members/member-name.tsx';
import { useTabIndex } from '../row-stop.ts';

const looks = {
  own: 'bg-gold/30 font-semibold text-ink',
  known: 'bg-vine/12 font-semibold text-vine',
  unknown: 'bg-transparent text-muted underline decoration-edge decoration-dotted underline-offset-4',
};

export function Mention({ text }: { text: string }) {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const { data: member } = useQuery(namedQuery(text.slice(1)));
  const tabIndex = useTabIndex();
  const look = member === null ? 'unknown' : member && member.id === me?.id ? 'own' : 'known';
  return (
    <mark className={`rounded-xs box-decoration-clone px-0.5 ${looks[look]}`}>
      {member ? (
        <button
          type="button"
          tabIndex={tabIndex}
          onClick={() => openMemberCard(member)}
          className="rounded-xs select-text hover:underline focus-visible:outline-2 focus-visible:outline-wine"
        >
          {text}
        </button>
      ) : (
        text
      )}
    </mark>
  );
}

const namedQuery = (name: string) =>
  queryOptions({
    queryKey: ['members', 'meant', foldName(name)],
    queryFn: () => (name.length > limits.usernameMax ? null : findNamed(name)),
    staleTime: 5 * 60_000,
    retry: false,
  });

/** Mentions rendered within this time are looked up in one request. */
const gatherMs = 30;
let gathered: { name: string; found: PromiseWithResolvers<Member | null> }[] = [];

function findNamed(name: string): Promise<Member | null> {
  const found = Promise.withResolvers<Member | null>();
  if (gathered.length === 0) setTimeout(findGathered, gatherMs);
  gathered.push({ name, found });
  return found.promise;
}

function findGathered(): void {
  const batch = gathered;
  gathered = [];
  for (let at = 0; at < batch.length; at += limits.namesAtOnce)
    void ask(batch.slice(at, at + limits.namesAtOnce));
}

async function ask(some: typeof gathered): Promise<void> {
  try {
    const named = await call(listNamed, { query: { names: some.map(({ name }) => name).join(',') } });
    for (const { name, found } of some) found.resolve(named.find((one) => one.name === name)?.member ?? null);
  } catch (reason) {
    for (const { found } of some) found.reject(reason);
  }
}
