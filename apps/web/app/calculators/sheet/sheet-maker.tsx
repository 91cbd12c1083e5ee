import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UnitOf } from '../definition.ts';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { type BalanceId, balances, weighedOn } from './balance.ts';
import { DoseSheet, type DoseSheetProps } from './dose-sheet.tsx';
import { handlingOf } from './handling.ts';
import { paperFor } from './paper.ts';

const marginMm = 11;

/** While the sheet prints, it is all that there is of the page. */
function printRules({ width, height }: ReturnType<typeof paperFor>): string {
  return `
    @page { size: ${width} ${height}; margin: ${marginMm}mm; }
    @media print {
      body > :not([data-sheet]) { display: none !important; }
      [data-sheet] { height: calc(${height} - ${2 * marginMm}mm - 1px); overflow: hidden; }
    }
    @media screen { [data-sheet] { display: none; } }
  `;
}

function usePrinting(printing: boolean, rules: string, done: () => void) {
  useEffect(() => {
    if (!printing) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    addEventListener('afterprint', done);
    print();
    return () => {
      removeEventListener('afterprint', done);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [printing, rules, done]);
}

function today(): string {
  return new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
}

const balanceKey = 'balance';

/** The cellar's balance, as it was chosen on this device. */
function keptBalance(): BalanceId | '' {
  try {
    const kept = localStorage.getItem(balanceKey) ?? '';
    return kept in balances ? (kept as BalanceId) : '';
  } catch {
    return '';
  }
}

function keepBalance(id: string) {
  try {
    localStorage.setItem(balanceKey, id);
  } catch {
    // It lasts as long as the page.
  }
}

function TextField({ label, value, type }: { label: string; value: string; type: (text: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className={fieldFrame}>
        <input
          id={id}
          className={fieldInput}
          autoComplete="off"
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      </div>
    </div>
  );
}

function BalanceField({ value, choose }: { value: string; choose: (id: BalanceId | '') => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Your balance reads
      </label>
      <div className={fieldFrame}>
        <select
          id={id}
          className={fieldInput}
          value={value}
          onChange={(event) => {
            keepBalance(event.target.value);
            choose(event.target.value as BalanceId | '');
          }}
        >
          <option value="">Do not round</option>
          {Object.entries(balances).map(([balance, { label }]) => (
            <option key={balance} value={balance}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

type SheetMakerProps = Pick<DoseSheetProps, 'title' | 'given' | 'calculation' | 'act'> & {
  calculator: string;
  path: string;
  unitOf: UnitOf;
};

export function SheetMaker({ calculator, path, unitOf, ...rest }: SheetMakerProps) {
  const [tank, setTank] = useState('');
  const [lot, setLot] = useState('');
  const [balance, setBalance] = useState(keptBalance);
  const [printing, setPrinting] = useState(false);
  const [done] = useState(() => () => setPrinting(false));
  const paper = paperFor(unitOf);
  usePrinting(printing, printRules(paper), done);
  if (rest.act.hold) return <p>{rest.act.hold} Enter a value within the range to print the sheet.</p>;
  const weighed = balance ? weighedOn(balance, rest.act.figure) : undefined;
  const sheet = (
    <DoseSheet
      {...rest}
      tank={tank}
      lot={lot}
      date={today()}
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
        <BalanceField value={balance} choose={setBalance} />
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          Print dose sheet
        </button>
      </div>
      {weighed?.coarse && (
        <p role="status" className="mt-4 border-wine border-l-3 pl-3">
          {weighed.says} Use a finer balance, or dissolve a larger amount and measure out a part of it.
        </p>
      )}
      <div className="wrap-anywhere mt-5 max-w-[148mm] border border-line bg-paper p-4 @md:p-[8mm]">
        {sheet}
      </div>
      {printing && createPortal(<div data-sheet="">{sheet}</div>, document.body)}
    </>
  );
}
