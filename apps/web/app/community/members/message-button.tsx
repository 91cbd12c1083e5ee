import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { leavePanel } from '../../ui/side-panel.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConversation } from './use-conversation.ts';

export function MessageButton({ id }: { id: string }) {
  const open = useConversation();
  const { pending, failure, run } = useAction();
  const start = async () => {
    await open([id]);
    leavePanel();
  };
  return (
    <>
      <Button pending={pending} onClick={() => void run(start)}>
        Message
      </Button>
      <ErrorLine error={failure} className="w-full" />
    </>
  );
}
