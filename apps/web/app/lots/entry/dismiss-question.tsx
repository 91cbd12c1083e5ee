import type { WineryMessage } from '@orbit-vine/contract/lots.ts';
import { dismissQuestion } from '@orbit-vine/contract/lots-endpoints.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { focusSection } from '../layout/section.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

/** Closes a question that has no answer. */
export function DismissQuestion({ message }: { message: WineryMessage }) {
  const { kept, onChanged } = useWinery();
  const { entry } = useWording();
  const { run, pending, failure } = useLotAction();
  const { id: wineryId, role, personId } = kept.cellar.winery;
  if (role !== 'owner' && message.by !== personId) return null;
  const dismiss = async (pressed: Element) => {
    const params = { wineryId, messageId: message.id };
    if (!(await run(() => call(dismissQuestion, { params })))) return;
    focusSection(pressed);
    onChanged();
  };
  return (
    <>
      <Button
        look="link"
        className="min-h-11 px-2"
        pending={pending}
        aria-label={entry.dismissQuestion(message.text)}
        onClick={(event) => void dismiss(event.currentTarget)}
      >
        {entry.dismiss}
      </Button>
      <ErrorLine error={failure} className="mt-1" />
    </>
  );
}
