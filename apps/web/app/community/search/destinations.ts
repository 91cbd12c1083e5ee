import type { Channel } from '@orbit-vine/contract/channels.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { membersQuery } from '../../account/members/members.ts';
import { foldText } from '../../platform/fold-text.ts';
import { channelsQuery } from '../queries/channels.ts';
import { listedCalculators } from '../tools/find-calculators.ts';

export type Destination =
  | { readonly kind: 'channel'; readonly id: string; readonly name: string }
  | { readonly kind: 'member'; readonly id: string; readonly name: string; readonly avatar: string }
  | { readonly kind: 'calculator'; readonly id: string; readonly name: string };

const maxShown = 5;
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

/**
 * Whether Enter opens it: the name starts with the whole text. Never a calculator, since members write about what
 * calculators are named after, and Enter then searches messages.
 */
export const opensOnEnter = (text: string, { kind, name }: Destination) =>
  kind !== 'calculator' && foldText(name).startsWith(foldText(text.trim()));

export function useDestinations(text: string, settled: string): Destination[] {
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const asks = settled.trim() !== '' && !/[:"]/.test(text);
  const { data } = useInfiniteQuery({
    ...membersQuery(settled.trim()),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  if (text.trim() === '' || /[:"]/.test(text)) return [];
  const members = asks ? (data?.pages[0]?.members ?? []) : [];
  return [
    ...channelsFor(text, channels).map(({ id, name }) => ({ kind: 'channel' as const, id, name })),
    ...members
      .filter(({ name }) => foldText(name).includes(foldText(text.trim())))
      .slice(0, maxShown)
      .map(({ id, name, avatar }) => ({ kind: 'member' as const, id, name, avatar })),
    ...calculatorsFor(text),
  ];
}
