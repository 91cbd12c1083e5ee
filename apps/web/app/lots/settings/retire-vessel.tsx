import type { SetupVessel } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useWording } from '../wording/use-wording.ts';

interface RetireVesselProps {
  cellar: WineryCellar;
  vessel: SetupVessel;
  onDone: () => void;
}

export function RetireVessel({ cellar, vessel, onDone }: RetireVesselProps) {
  const { winery, setup } = cellar;
  const { vessels: words } = useWording();
  const { run, pending, failure } = useLotAction();
  const { retired: isRetired = false, ...rest } = vessel;
  const change = async () => {
    const changed = isRetired ? rest : { ...rest, retired: true };
    const vessels = setup.vessels.map((each) => (each.name === vessel.name ? changed : each));
    const body = { seq: winery.seq, setup: { ...setup, vessels } };
    if (await run(() => call(changeSetup, { params: { wineryId: winery.id }, body }))) onDone();
  };
  return (
    <div data-noprint>
      {isRetired && <p className="mt-3">{words.outOfUse}</p>}
      <Button look="link" className="min-h-11" pending={pending} onClick={() => void change()}>
        {isRetired ? words.backIntoUse : words.takeOutOfUse}
      </Button>
      <ErrorLine error={failure} />
    </div>
  );
}
