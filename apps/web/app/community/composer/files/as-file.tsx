import { Button } from '../../../ui/button.tsx';
import { focusComposer } from '../../focus-composer.ts';
import { useMemberTools } from '../../sync/member-context.ts';
import { attach } from './attaching.ts';

export function AsFile({ channelId }: { channelId: string }) {
  const { drafts } = useMemberTools();
  const turn = () => {
    const { text } = drafts.of(channelId);
    drafts.change(channelId, (draft) => ({ ...draft, text: '' }));
    attach(drafts, channelId, [new File([text], 'message.txt', { type: 'text/plain' })]);
    focusComposer();
  };
  return (
    <p className="mt-1 text-right">
      <Button onClick={turn}>Attach as a text file</Button>
    </p>
  );
}
