import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { refuseToLeave } from '@orbit-vine/contract/lots-history.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { longDayOf } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Another owner's request that the reader, also an owner, leave. */
export function LeaveRequest({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  const { run, pending, failure } = useAction();
  const { id: wineryId, personId } = cellar.winery;
  const request = cellar.people.find(({ id }) => id === personId)?.leaveRequest;
  if (!request) return null;
  const asker = cellar.people.find(({ id }) => id === request.by)?.name ?? 'Another owner';
  const refuse = async () => {
    if (await run(() => call(refuseToLeave, { params: { wineryId, personId } }))) onDone();
  };
  return (
    <div className="mb-4 border-vine border-l-4 pl-3">
      <p>
        {`${asker} has asked you to leave this winery. If you agree, leave, or give yourself another role. Without an answer, ${asker} can remove you starting ${longDayOf(request.removableFrom)}.`}
      </p>
      <Button className="mt-2" pending={pending} onClick={() => void refuse()}>
        Stay an owner
      </Button>
      <ErrorLine error={failure} className="mt-2" />
    </div>
  );
}
