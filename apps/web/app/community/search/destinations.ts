import type { Channel } from '@orbit-vine/contract/channels.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { membersQuery } from '../../account/members/members.ts';
import { channelsQuery } from '../queries/channels.ts';

/** Where what is written may lead at once: a channel, or a member's card. */
export type Destination =
  | { readonly kind: 'channel'; readonly id: string; readonly name: string }
  | { readonly kind: 'member'; readonly id: string; readonly name: string; readonly avatar: string };

const maxShown = 5;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Channels of which a word begins with each word that is written. */
export function channelsFor(text: string, channels: readonly Channel[]): Channel[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return channels
    .filter(({ name }) => {
      const held = fold(name).split(/[^\p{L}\p{N}]+/u);
      return words.every((word) => held.some((each) => each.startsWith(word)));
    })
    .slice(0, maxShown);
}

/** Whether Enter goes there: its name begins with all that is written. */
export const isMeant = (text: string, { name }: Destination) => fold(name).startsWith(fold(text.trim()));

/** The channels and then the members that are called so; nothing of what is a question for messages. */
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
      .filter(({ name }) => fold(name).includes(fold(text.trim())))
      .slice(0, maxShown)
      .map(({ id, name, avatar }) => ({ kind: 'member' as const, id, name, avatar })),
  ];
}
