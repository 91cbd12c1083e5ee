import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { DoseSheet, type DoseSheetProps } from './dose-sheet.tsx';

/** While the sheet prints, it is all that there is of the page. */
const printRules = `
  @page { size: A5; margin: 11mm; }
  @media print { body > :not([data-sheet]) { display: none !important; } }
  @media screen { [data-sheet] { display: none; } }
`;

function usePrinting(printing: boolean, done: () => void) {
  useEffect(() => {
    if (!printing) return;
    const rules = new CSSStyleSheet();
    rules.replaceSync(printRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    addEventListener('afterprint', done);
    print();
    return () => {
      removeEventListener('afterprint', done);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    };
  }, [printing, done]);
}

function today(): string {
  return new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
}

export function SheetMaker(props: Omit<DoseSheetProps, 'tank' | 'date' | 'link'> & { path: string }) {
  const { path, ...rest } = props;
  const id = useId();
  const [tank, setTank] = useState('');
  const [printing, setPrinting] = useState(false);
  const [done] = useState(() => () => setPrinting(false));
  usePrinting(printing, done);
  const link = location.origin + path;
  if (rest.act.hold) return <p>{rest.act.hold} Enter a value within the range to print the sheet.</p>;
  const sheet = <DoseSheet {...rest} tank={tank} date={today()} link={link} />;
  return (
    <>
      <div className="grid items-end gap-4 @md:grid-cols-[1fr_auto]">
        <div>
          <label htmlFor={id} className="block font-semibold">
            Tank name
          </label>
          <div className={fieldFrame}>
            <input
              id={id}
              className={fieldInput}
              autoComplete="off"
              value={tank}
              onChange={(event) => setTank(event.target.value)}
            />
          </div>
        </div>
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          Print dose sheet
        </button>
      </div>
      <div className="mt-5 max-w-[148mm] border border-line bg-paper p-[8mm]">{sheet}</div>
      {printing && createPortal(<div data-sheet="">{sheet}</div>, document.body)}
    </>
  );
}
