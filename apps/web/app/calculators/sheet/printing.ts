import { useEffect } from 'react';
import { longDayOf } from '../../ui/dates.ts';
import type { Paper } from './paper.ts';

const marginMm = 11;

/** While the sheet prints, it is all that there is of the page; one that `mayGoOn` takes as many pages as it needs. */
export function printRules({ width, height }: Paper, mayGoOn = false): string {
  const oneSheet = `height: calc(${height} - ${2 * marginMm}mm - 1px); overflow: hidden;`;
  return `
    @page { size: ${width} ${height}; margin: ${marginMm}mm; }
    @media print {
      body > :not([data-sheet]) { display: none !important; }
      [data-sheet] { ${mayGoOn ? '' : oneSheet} }
    }
    @media screen { [data-sheet] { display: none; } }
  `;
}

export function usePrinting(printing: boolean, rules: string, done: () => void) {
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

/** The day, as it stands on a sheet. */
export function todayText(): string {
  return longDayOf(new Date());
}
