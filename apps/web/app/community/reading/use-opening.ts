import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { ProblemError } from '../../api.ts';
import { addressOf, useAddress } from '../addresses.ts';
import type { ChannelLog } from '../channel-log.ts';
import { loadHistory } from '../channel-messages.ts';
import { askedFor, findPlace, type Opened, type Spot, theNewest, type Wanted, wantedAt } from './opening.ts';

/** Where the reader was in each entry of the browser's history, for as long as the page lives. */
const left = new Map<string, Spot>();

interface Opening {
  /** Where the conversation is open; the last place for as long as the next is on its way. */
  readonly opened: Opened | undefined;
  readonly problem: 'missing' | 'failed' | undefined;
  readonly tryAgain: () => void;
  readonly toNewest: () => void;
  /** Remembers where the reader is, should they go away and come back. */
  readonly leaveAt: (spot: Spot) => void;
}

/** Opens a conversation where its address says, where the reader left it, at the first unread, or at its end. */
export function useOpening(channel: Channel, log: ChannelLog): Opening {
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const popped = useNavigationType() === 'POP';
  const { messageId } = useAddress();
  const navigate = useNavigate();
  const entry = (entered?: Channel) =>
    wantedAt({ messageId, left: popped ? left.get(key) : undefined, entered });
  const [wanted, setWanted] = useState<{ key: string; place: Wanted }>(() => ({
    key,
    place: entry(channel),
  }));
  const [found, setFound] = useState<{ of?: Wanted; opened?: Opened; problem?: 'missing' | 'failed' }>({});
  if (wanted.key !== key) setWanted({ key, place: entry() });
  const { place } = wanted;
  const settled = found.of === place;
  const here = settled ? undefined : findPlace(log, place);
  if (here === 'missing') setFound({ ...found, of: place, problem: 'missing' });
  else if (here) setFound({ of: place, opened: here });

  const absent = !settled && here === undefined;
  useEffect(() => {
    if (!absent) return;
    let current = true;
    loadHistory(queryClient, channel.id, askedFor(place)).catch((reason) => {
      const gone = reason instanceof ProblemError && reason.code === 'MESSAGE_NOT_FOUND';
      if (current) setFound((before) => ({ ...before, of: place, problem: gone ? 'missing' : 'failed' }));
    });
    return () => {
      current = false;
    };
  }, [queryClient, channel.id, place, absent]);

  return {
    opened: found.opened,
    problem: settled ? found.problem : undefined,
    tryAgain: useCallback(() => setWanted((before) => ({ ...before, place: { ...before.place } })), []),
    toNewest: useCallback(() => {
      if (messageId === undefined) setWanted((before) => ({ ...before, place: { ...theNewest } }));
      else void navigate(addressOf(channel.id));
    }, [messageId, channel.id, navigate]),
    leaveAt: useCallback((spot) => left.set(key, spot), [key]),
  };
}
