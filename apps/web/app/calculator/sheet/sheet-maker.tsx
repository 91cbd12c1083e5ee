import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import type { UnitOf } from '../definition/definition.ts';
import { noValue } from '../form/decimal.ts';
import { weighedOn } from './balance.ts';
import { BalanceField, keptBalance } from './balance-field.tsx';
import { DoseSheet, type DoseSheetProps } from './dose-sheet.tsx';
import { handlingOf } from './handling.ts';
import { halfSheet } from './paper.ts';
import { printRules, todayText, usePrinting } from './printing.ts';
import { TextField } from './text-field.tsx';

type SheetMakerProps = Pick<DoseSheetProps, 'title' | 'given' | 'calculation' | 'act'> & {
  calculator: string;
  path: string;
  unitOf: UnitOf;
};

export function SheetMaker({ calculator, path, unitOf, ...rest }: SheetMakerProps) {
  const [tank, setTank] = useState('');
  const [lot, setLot] = useState('');
  const balance = useStored(keptBalance);
  const [printing, setPrinting] = useState(false);
  const [done] = useState(() => () => setPrinting(false));
  const paper = halfSheet(unitOf);
  usePrinting(printing, printRules(paper), done);
  const { figure, hold = figure.text === noValue ? rest.calculation.note : undefined } = rest.act;
  if (hold) return <p>{hold} The sheet can be printed once that is settled.</p>;
  const weighed = balance ? weighedOn(balance, figure, rest.calculation.effect) : undefined;
  const sheet = (
    <DoseSheet
      {...rest}
      tank={tank}
      lot={lot}
      date={todayText()}
      balance={balance || undefined}
      handling={handlingOf(calculator)}
      link={location.origin + path}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-4 @md:grid-cols-2">
        <TextField label="Tank name" value={tank} type={setTank} />
        <TextField label="Lot" value={lot} type={setLot} />
        <BalanceField value={balance} />
        <Button look="primary" size="sheet" onClick={() => setPrinting(true)}>
          Print dose sheet
        </Button>
      </div>
      {weighed?.coarse && (
        <p role="status" className="mt-4 border-wine border-l-3 pl-3">
          {weighed.says} Use a finer scale, or dissolve a larger amount and measure out part of it.
        </p>
      )}
      <div className="mt-5 max-w-[148mm] border border-line bg-paper p-4 text-[9.5pt] @md:p-[8mm]">
        {sheet}
      </div>
      {printing && createPortal(<div data-sheet="">{sheet}</div>, document.body)}
    </>
  );
}
