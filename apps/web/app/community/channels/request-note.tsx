import type { Channel } from '@orbit-vine/contract/channels.ts';
import { answerRequest } from '@orbit-vine/contract/conversations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ReportDialog } from '../message/actions/report-dialog.tsx';
import { channelsQuery } from '../queries/channels.ts';
import { timeline } from '../sync/log/channel-log.ts';
import { logOf } from '../sync/log/channel-messages.ts';
import { useMemberTools } from '../sync/member-context.ts';

const noteClass = 'mx-auto w-full max-w-[60rem] border-t border-line px-4 py-5 sm:px-8';

/** In place of the composer, while a newcomer's request to talk is not accepted. */
export function RequestNote({ channel }: { channel: Channel }) {
  if (channel.asked) return <Request channel={channel} />;
  return (
    <p role="status" className={`${noteClass} text-muted`}>
      Your message was sent. You can write again once {channel.name} accepts it.
    </p>
  );
}

function Request({ channel: { id: channelId, name } }: { channel: Channel }) {
  const queryClient = useQueryClient();
  const { user } = useMemberTools();
  const { pending, failure, run } = useAction({ refetch: [channelsQuery.queryKey] });
  const [reporting, setReporting] = useState(false);
  const answer = (accept: boolean) =>
    void run(() => call(answerRequest, { params: { channelId }, body: { accept } }));
  const log = logOf(queryClient, channelId);
  const reported = log && timeline(log).findLast(({ author }) => author.id !== user.id);
  return (
    <div className={noteClass}>
      <p role="status">
        {name} is new here and wants to talk to you. If you decline, they won’t be notified.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" pending={pending} onClick={() => answer(true)}>
          Accept
        </Button>
        <Button pending={pending} onClick={() => answer(false)}>
          Decline
        </Button>
        {reported && <Button onClick={() => setReporting(true)}>Report</Button>}
      </div>
      <ErrorLine error={failure} className="mt-3" />
      {reporting && reported && <ReportDialog message={reported} onDone={() => setReporting(false)} />}
    </div>
  );
}
