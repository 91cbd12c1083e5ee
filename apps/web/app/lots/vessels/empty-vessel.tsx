import type { Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { showFruit, showVolume } from '../book/amounts.ts';
import { useEntry } from '../entry/use-entry.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

/** Enters that a vessel is empty, after asking once. */
export function EmptyVessel({ vessel: { id, lot = '', ml, grams } }: { vessel: Vessel }) {
  const { vessels } = useWording();
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  const codeOf = useLotCode();
  const [asking, setAsking] = useState(false);
  const { enter, pending, failure } = useEntry();
  if (!asking)
    return (
      <Button look="link" className="min-h-11" onClick={() => setAsking(true)}>
        {vessels.itIsEmpty}
      </Button>
    );
  const amount = grams > 0 ? showFruit(grams, unit) : showVolume(ml, unit);
  return (
    <div className="my-2 border-gold border-l-4 py-1 pl-4">
      <p>{vessels.stillHolds(id, amount, codeOf(lot))}</p>
      <p className="mt-2 flex gap-4">
        <Button
          look="primary"
          size="large"
          pending={pending}
          onClick={() => void enter({ op: 'empty', vessels: [id] })}
        >
          {vessels.yesEmpty(id)}
        </Button>
        <Button look="link" className="min-h-11" onClick={() => setAsking(false)}>
          {vessels.no}
        </Button>
      </p>
      <ErrorLine error={failure} className="mt-1" />
    </div>
  );
}
