import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { refuseToLeave } from '@orbit-vine/contract/lots-history.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { isoDay } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';

/** Another owner's request that the reader, also an owner, leave. */
export function LeaveRequest({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  const { day } = useWording();
  const { people } = useOfficeWording();
  const { run, pending, failure } = useLotAction();
  const { id: wineryId, personId } = cellar.winery;
  const request = cellar.people.find(({ id }) => id === personId)?.leaveRequest;
  if (!request) return null;
  const asker = cellar.people.find(({ id }) => id === request.by)?.name ?? people.anotherOwner;
  const refuse = async () => {
    if (await run(() => call(refuseToLeave, { params: { wineryId, personId } }))) onDone();
  };
  return (
    <div className="mb-4 border-vine border-l-4 pl-3">
      <p>{people.isAsked(asker, day(isoDay(request.removableFrom)))}</p>
      <Button className="mt-2" pending={pending} onClick={() => void refuse()}>
        {people.stay}
      </Button>
      <ErrorLine error={failure} className="mt-2" />
    </div>
  );
}
