import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import { observable } from '../../../platform/observable.ts';

type PresenceFrame = Extract<ServerFrame, { type: 'presence' }>;

export function createOnlineMembers(watch: (watching: boolean) => void) {
  const presence = observable<PresenceFrame | undefined>(undefined);
  let watchers = 0;
  return {
    presence,
    watchPresence(): () => void {
      watchers += 1;
      if (watchers === 1) watch(true);
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        watch(false);
        presence.set(undefined);
      };
    },
  };
}
