import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AppealDialog } from '../../account/appeals/appeal-dialog.tsx';
import { meQuery } from '../../account/members/me.ts';
import { Button } from '../../ui/button.tsx';
import { longMoment } from '../../ui/dates.ts';

const longestMs = 3_600_000;

export function MutedNote({ until, onInbox }: { until: string; onInbox: () => void }) {
  const queryClient = useQueryClient();
  const [isAppealing, setAppealing] = useState(false);
  useEffect(() => {
    const ask = () => void queryClient.invalidateQueries(meQuery);
    const timer = setInterval(
      ask,
      Math.min(longestMs, Math.max(1_000, Date.parse(until) - Date.now() + 500)),
    );
    return () => clearInterval(timer);
  }, [queryClient, until]);
  return (
    <>
      <p
        role="status"
        className="mx-auto w-full max-w-[60rem] border-t border-line px-4 py-5 text-muted sm:px-8"
      >
        A moderator has muted you. You can read, but not write, until {longMoment(until)}. Your draft is kept.{' '}
        <Button look="link" onClick={onInbox}>
          Read why in your inbox
        </Button>
        {' · '}
        <Button look="link" onClick={() => setAppealing(true)}>
          Appeal
        </Button>
      </p>
      {isAppealing && <AppealDialog onClose={() => setAppealing(false)} />}
    </>
  );
}
