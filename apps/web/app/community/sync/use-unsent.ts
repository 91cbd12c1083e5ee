import { useMemo } from 'react';
import { useObservable } from '../../platform/observable.ts';
import type { ChannelLog } from './log/channel-log.ts';
import { useMemberTools } from './member-context.ts';
import type { Unsent } from './outbox.ts';

export function useUnsent(channelId: string, log: ChannelLog): readonly Unsent[] {
  const all = useObservable(useMemberTools().unsent);
  return useMemo(
    () => all.filter((unsent) => unsent.channelId === channelId && !log.messages.has(unsent.id)),
    [all, channelId, log],
  );
}
