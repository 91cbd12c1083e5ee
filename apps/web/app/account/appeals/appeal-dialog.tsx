import { appealSanction, getOwnSanction } from '@orbit-vine/contract/appeals.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AppealPart } from './appeal-part.tsx';

interface AppealDialogProps {
  /** Of a removed message; without one, it is about the member's mute. */
  messageId?: string;
  onClose: () => void;
}

export function AppealDialog({ messageId, onClose }: AppealDialogProps) {
  const queryClient = useQueryClient();
  const queryKey = ['sanction', messageId ?? 'mute'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getOwnSanction, { query: { messageId }, signal }),
    staleTime: 0,
  });
  const send = async (sanctionId: string, text: string) => {
    const sanction = await call(appealSanction, { params: { sanctionId }, body: { text } });
    queryClient.setQueryData(queryKey, { sanction });
  };
  const sanction = data?.sanction;
  return (
    <Dialog title={messageId ? 'A removed message' : 'You are muted'} onDismiss={onClose}>
      {sanction ? (
        <AppealPart sanction={sanction} onSend={(text) => send(sanction.id, text)} />
      ) : (
        <p role="status" className="mt-4 text-muted">
          {error?.message ?? (data ? 'This can’t be appealed.' : 'Loading…')}
        </p>
      )}
    </Dialog>
  );
}
