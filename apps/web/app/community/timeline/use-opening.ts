import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { ProblemError } from '../../platform/api.ts';
import { channelHref, useOpenAddress } from '../links.ts';
import type { ChannelLog } from '../sync/log/channel-log.ts';
import { loadHistory } from '../sync/log/channel-messages.ts';
import {
  type Anchor,
  findPlace,
  type OpenPosition,
  placeAfterMove,
  queryFor,
  type Target,
  targetOf,
  theNewest,
} from './opening.ts';

const savedSpots = new Map<string, Anchor>();

interface Opening {
  /** The last place while the next is loading. */
  readonly opened: OpenPosition | undefined;
  readonly problem: 'missing' | 'failed' | undefined;
  readonly tryAgain: () => void;
  readonly toNewest: () => void;
  readonly leaveAt: (spot: Anchor) => void;
}

/** Opens a conversation at the message in the address, the saved position, the first unread message, or the end. */
export function useOpening(channel: Channel, log: ChannelLog): Opening {
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const popped = useNavigationType() === 'POP';
  const { messageId } = useOpenAddress();
  const navigate = useNavigate();
  const entry = (entered?: Channel) =>
    targetOf({ messageId, left: popped ? savedSpots.get(key) : undefined, entered });
  const [target, setTarget] = useState<{ key: string; place: Target }>(() => ({
    key,
    place: entry(channel),
  }));
  const [found, setFound] = useState<{ of?: Target; opened?: OpenPosition; problem?: 'missing' | 'failed' }>(
    {},
  );
  if (target.key !== key) setTarget({ key, place: entry() });
  const { place } = target;
  const settled = found.of === place;
  const here = settled ? undefined : findPlace(log, place);
  if (here === 'missing') setFound({ ...found, of: place, problem: 'missing' });
  else if (here) setFound({ of: place, opened: here });

  const absent = !settled && here === undefined;
  useEffect(() => {
    if (!absent) return;
    let current = true;
    loadHistory(queryClient, channel.id, queryFor(place)).then(
      ({ messages }) => {
        const to = 'messageId' in place ? placeAfterMove(messages, place.messageId) : undefined;
        if (current && to) void navigate(to, { replace: true });
      },
      (reason) => {
        const gone = reason instanceof ProblemError && reason.code === 'MESSAGE_NOT_FOUND';
        if (current) setFound((before) => ({ ...before, of: place, problem: gone ? 'missing' : 'failed' }));
      },
    );
    return () => {
      current = false;
    };
  }, [queryClient, channel.id, place, absent, navigate]);

  return {
    opened: found.opened,
    problem: settled ? found.problem : undefined,
    tryAgain: useCallback(() => setTarget((before) => ({ ...before, place: { ...before.place } })), []),
    toNewest: useCallback(() => {
      if (messageId === undefined) setTarget((before) => ({ ...before, place: { ...theNewest } }));
      else void navigate(channelHref(channel.id));
    }, [messageId, channel.id, navigate]),
    leaveAt: useCallback((spot) => savedSpots.set(key, spot), [key]),
  };
}
