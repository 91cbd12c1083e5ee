import {
  getNotifications,
  type Notifications,
  unsubscribeBrowser,
} from '@orbit-vine/contract/notifications.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { knowsPush, turnOff, turnOn } from '../../push/subscription.ts';
import { showToast } from '../../ui/toast.tsx';
import { Choice } from '../choice.tsx';

const refused =
  'This browser doesn’t let us show notifications. Allow them for this site in its settings, and try again.';
const failed = 'This browser couldn’t reach its notification service. Try again later.';

interface PushChoiceProps {
  userId: string;
  settings: Notifications;
  pending: boolean;
  change: (work: () => Promise<Notifications>, confirmation?: string) => Promise<boolean>;
}

export function PushChoice({ userId, settings, pending, change }: PushChoiceProps) {
  const [fault, setFault] = useState<string>();
  const own = settings.devices.find(({ current }) => current);
  if (!knowsPush())
    return (
      <p className="text-sm text-muted">
        This browser can’t show notifications while the page is closed. On an iPhone or iPad, add Plastic
        Grapes to the home screen and open it from there.
      </p>
    );
  const on = async () => {
    try {
      if (await turnOn(userId, settings.pushKey)) showToast({ title: 'Saved', confirmation: true });
      else setFault(refused);
    } catch (reason) {
      // The push service's own errors are not meant for readers; our server's are.
      if (!(reason instanceof DOMException)) throw reason;
      setFault(failed);
    }
    return call(getNotifications);
  };
  const off = async () => {
    await turnOff();
    return own ? call(unsubscribeBrowser, { params: { id: own.id } }) : settings;
  };
  return (
    <>
      <Choice
        label="Notifications in this browser"
        hint="Who wrote and where, even while the page is closed. Never what they wrote."
        checked={own !== undefined}
        pending={pending}
        onChange={(checked) => {
          setFault(undefined);
          void (checked ? change(on) : change(off, 'Saved'));
        }}
      />
      <p role="alert" className="text-sm text-wine empty:hidden">
        {fault}
      </p>
    </>
  );
}
