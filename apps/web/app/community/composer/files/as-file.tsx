import { Button } from '../../../ui/button.tsx';
import { focusComposer } from '../../focus-composer.ts';
import { useMemberTools } from '../../sync/member-context.ts';
import { attach } from './attaching.ts';

export function AsFile({ draftId, fieldId }: { draftId: string; fieldId: string }) {
  const { drafts } = useMemberTools();
  const turn = () => {
    const { text } = drafts.of(draftId);
    drafts.change(draftId, (draft) => ({ ...draft, text: '' }));
    attach(drafts, draftId, [new File([text], 'message.txt', { type: 'text/plain' })]);
    focusComposer(fieldId);
  };
  return (
    <p className="mt-1 text-right">
      <Button onClick={turn}>Attach as a text file</Button>
    </p>
  );
}
