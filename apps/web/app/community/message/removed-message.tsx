import type { Message } from '@orbit-vine/contract/messages.ts';
import { getRemoval } from '@orbit-vine/contract/moderation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { receiveMessage } from '../sync/log/channel-log.ts';
import { updateLog } from '../sync/log/channel-messages.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { RemovedLine } from './removed-line.tsx';
import { RemovedWords } from './removed-words.tsx';

const AppealDialog = later(() =>
  import('../../account/appeals/appeal-dialog.tsx').then((module) => module.AppealDialog),
);

export function RemovedMessage({ message }: { message: Message }) {
  const { user } = useMemberTools();
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const queryClient = useQueryClient();
  const isStaff = me !== undefined && me.role !== 'member';
  const fold = (restored: Message) =>
    updateLog(queryClient, restored.channelId, (log) => receiveMessage(log, restored));
  return (
    <div className="max-w-[46rem] min-w-0 [grid-area:body]">
      <RemovedLine />
      {isStaff && <RemovedWords messageId={message.id} onRestored={fold} />}
      {!isStaff && message.author.id === user.id && <Reason messageId={message.id} />}
    </div>
  );
}

function Reason({ messageId }: { messageId: string }) {
  const [isAppealing, setAppealing] = useState(false);
  const { data } = useQuery({
    queryKey: ['removal', messageId],
    queryFn: ({ signal }) => call(getRemoval, { params: { messageId }, signal }),
  });
  return (
    <div className="text-sm wrap-anywhere">
      {data?.reason && `Reason: ${data.reason} `}
      <Button look="link" onClick={() => setAppealing(true)}>
        Appeal
      </Button>
      {isAppealing && <AppealDialog messageId={messageId} onClose={() => setAppealing(false)} />}
    </div>
  );
}
