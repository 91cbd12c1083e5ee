import type { Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import type { SetupVessel } from '@orbit-vine/cellar-book/setup.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { EditVessel } from '../settings/edit-vessel.tsx';
import { RetireVessel } from '../settings/retire-vessel.tsx';
import { useWording } from '../wording/use-wording.ts';
import { EmptyVessel } from './empty-vessel.tsx';

interface VesselSetUpProps {
  vessel: Vessel;
  setUp: SetupVessel;
}

/** What a vessel is, and what can be done with it. */
export function VesselSetUp({ vessel, setUp }: VesselSetUpProps) {
  const { kept, onChanged } = useWinery();
  const { vessels, vesselKinds } = useWording();
  const { role } = kept.cellar.winery;
  const [editing, setEditing] = useState(false);
  const isFull = vessel.lot !== undefined;
  const { cooper, year, group, formerNames = [] } = setUp;
  const facts = [
    vesselKinds[setUp.kind],
    cooper,
    year,
    group && vessels.group(group),
    formerNames.length > 0 && vessels.formerly(formerNames.join(', ')),
  ].filter(Boolean);
  return (
    <div className="mt-3" data-noprint>
      <p className="text-muted">{facts.join(', ')}</p>
      <div className="flex flex-wrap gap-x-5">
        {role === 'owner' && (
          <Button look="link" className="min-h-11" onClick={() => setEditing(true)}>
            {vessels.change}
          </Button>
        )}
        {isFull && role !== 'viewer' && <EmptyVessel vessel={vessel} />}
        {!isFull && role === 'owner' && (
          <RetireVessel cellar={kept.cellar} vessel={setUp} onDone={onChanged} />
        )}
      </div>
      {isFull && role === 'owner' && <p className="text-muted text-sm">{vessels.emptyFirst}</p>}
      {editing && (
        <EditVessel
          cellar={kept.cellar}
          vessel={setUp}
          onDismiss={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
