import { useEffect } from 'react';
import { wideEnough } from '../../ui/wide-enough.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { introducing } from './introducing.ts';
import { openWelcome } from './open-welcome.tsx';

/** Opens the next step on a phone, where the panel is not beside the channel, once the introduction is sent. */
export function useReturnToSteps(): void {
  const { unsent } = useMemberTools();
  useEffect(() => {
    let sending = false;
    return unsent.subscribe(() => {
      const channelId = introducing.get();
      if (channelId === undefined) return;
      const isWaiting = unsent.get().some((message) => message.channelId === channelId);
      if (sending && !isWaiting) {
        introducing.set(undefined);
        if (!matchMedia(wideEnough).matches) openWelcome();
      }
      sending = isWaiting;
    });
  }, [unsent]);
}
