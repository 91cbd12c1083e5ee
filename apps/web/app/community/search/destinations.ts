import type { Channel } from '@orbit-vine/contract/channels.ts';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { occupationNames } from '@orbit-vine/contract/occupations.ts';
import { thousands } from '@orbit-vine/contract/thousands.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { membersQuery } from '../../account/members/members.ts';
import { foldText } from '../../platform/fold-text.ts';
import { channelsQuery } from '../queries/channels.ts';
import { listedCalculators } from '../tools/find-calculators.ts';

interface FoundMember {
  readonly kind: 'member';
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  /** By what else than the name they can be found: role, winery, region, and varieties in the text. */
  readonly line: string;
}

export type Destination =
  | { readonly kind: 'channel'; readonly id: string; readonly name: string }
  | FoundMember
  /** The list of the members that the text finds. */
  | { readonly kind: 'members'; readonly id: string; readonly name: string }
  | { readonly kind: 'calculator'; readonly id: string; readonly name: string };

const maxShown = 5;
const maxByCard = 3;
const maxCalculators = 3;

function matchesOf<Named>(text: string, all: readonly Named[], nameOf: (each: Named) => string): Named[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return all.filter((each) => {
    const nameWords = foldText(nameOf(each)).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => nameWords.some((one) => one.startsWith(word)));
  });
}

export const channelsFor = (text: string, channels: readonly Channel[]): Channel[] =>
  matchesOf(text, channels, ({ name }) => name).slice(0, maxShown);

export function calculatorsFor(text: string): Destination[] {
  const byTitle = matchesOf(text, listedCalculators, ({ title }) => title);
  const byWord = matchesOf(text, listedCalculators, ({ title, searchWords }) =>
    [title, ...searchWords].join(' '),
  );
  return [...new Set([...byTitle, ...byWord])]
    .slice(0, maxCalculators)
    .map(({ id, title }) => ({ kind: 'calculator', id, name: title }));
}

/** Members by name, then a few by the rest of their card, then the way to all of them. */
export function membersFor(
  text: string,
  { members, total = 0 }: { members: MemberCard[]; total?: number | undefined },
): Destination[] {
  const isNamed = ({ name }: MemberCard) => foldText(name).includes(foldText(text.trim()));
  const named = members.filter(isNamed).slice(0, maxShown);
  const others = members.filter((member) => !isNamed(member)).slice(0, maxByCard);
  const shown = [...named, ...others].map(
    (card): Destination => ({
      kind: 'member',
      id: card.id,
      name: card.name,
      avatar: card.avatar,
      line: lineOf(text, card),
    }),
  );
  if (total <= shown.length) return shown;
  return [...shown, { kind: 'members', id: text.trim(), name: `All ${thousands(total)} members` }];
}

function lineOf(text: string, { occupation, from, varieties = [] }: MemberCard): string {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const named = varieties.filter((variety) => words.some((word) => foldText(variety).includes(word)));
  return [occupation && occupationNames[occupation], from, ...named].filter(Boolean).join(' · ');
}

/**
 * Whether Enter opens it: the name starts with the whole text. Never a calculator, since members write about what
 * calculators are named after, and Enter then searches messages.
 */
export const opensOnEnter = (text: string, { kind, name }: Destination) =>
  (kind === 'channel' || kind === 'member') && foldText(name).startsWith(foldText(text.trim()));

export function useDestinations(text: string, settled: string): Destination[] {
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const asks = settled.trim() !== '' && !/[:"]/.test(text);
  const { data } = useInfiniteQuery({
    ...membersQuery(settled.trim()),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  if (text.trim() === '' || /[:"]/.test(text)) return [];
  return [
    ...channelsFor(text, channels).map(({ id, name }) => ({ kind: 'channel' as const, id, name })),
    ...(asks && data?.pages[0] ? membersFor(text, data.pages[0]) : []),
    ...calculatorsFor(text),
  ];
}
