import { bottleStock } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { useMemo } from 'react';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { BottleArrival } from './bottle-arrival.tsx';
import { BottleMovement } from './bottle-movement.tsx';
import { BottleTable } from './bottle-table.tsx';

/** Bottled wine in bond, and forms for what comes and goes. */
export function BottleStock() {
  const { bottles } = useOfficeWording();
  const { kept, book } = useWinery();
  const { volumeUnit, role } = kept.cellar.winery;
  const lines = useMemo(() => bottleStock(book), [book]);
  return (
    <div className="mt-12 grid grid-cols-1 gap-8">
      <Section title={bottles.title}>
        {lines.length === 0 ? <p>{bottles.none}</p> : <BottleTable lines={lines} unit={volumeUnit} />}
      </Section>
      {role !== 'viewer' && lines.length > 0 && <BottleMovement lines={lines} />}
      {role !== 'viewer' && <BottleArrival />}
    </div>
  );
}
