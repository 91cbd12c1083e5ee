import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BalanceField, keptBalance } from '../sheet/balance-field.tsx';
import { wholeSheet } from '../sheet/paper.ts';
import { printRules, todayText, usePrinting } from '../sheet/printing.ts';
import { CellarOrder } from './cellar-order.tsx';
import type { Step, WorkedStep } from './flow.ts';
import { type Sheet, sheetPath } from './sheets.ts';
import { type RowProps, useRow } from './use-row.ts';
import { keptStep } from './use-worksheets.ts';

/** Includes values from a saved tank, since the link's recipient doesn't have it. */
function withTankValues({ step, flows }: WorkedStep): Step {
  const saved = Object.entries(flows).flatMap(([name, { step: from, value }]) =>
    from === 'tank' ? [[name, String(value)]] : [],
  );
  return { ...step, values: { ...Object.fromEntries(saved), ...step.values } };
}

export function SheetActions(given: RowProps) {
  const { sheet } = given.worksheets;
  const { row = [], unitOf } = useRow(given);
  const balance = useStored(keptBalance);
  const [printing, setPrinting] = useState(false);
  const [done] = useState(() => () => setPrinting(false));
  usePrinting(printing, printRules(wholeSheet(unitOf)), done);
  const shared: Sheet = { ...sheet, steps: row.map(withTankValues).map(keptStep) };
  const link = location.origin + sheetPath(shared);
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3" data-noprint>
      <div className="basis-64">
        <BalanceField value={balance} />
      </div>
      <Button look="primary" size="sheet" onClick={() => setPrinting(true)}>
        Print the work order
      </Button>
      <Button size="sheet" data-copy={link} data-copied="Link copied">
        <Icon name="copy" />
        Copy as link
      </Button>
      {printing &&
        createPortal(
          <div data-sheet="">
            <CellarOrder
              sheet={sheet}
              row={row}
              date={todayText()}
              balance={balance || undefined}
              link={link}
            />
          </div>,
          document.body,
        )}
    </div>
  );
}
