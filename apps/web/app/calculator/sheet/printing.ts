import { useEffect } from 'react';
import { longDayOf } from '../../ui/dates.ts';
import type { Paper } from './paper.ts';

const marginMm = 8;

/** Up to a size that is readable from a cellar wall; longer sheets continue on another page. */
const typeSizesPt = [9.5, 9, 8.5, 8, 7.5];

/** While printing, the sheet is the whole page; on screen it is laid out as on paper, off screen. */
export function printRules({ width, height }: Paper): string {
  const margins = `${2 * marginMm}mm`;
  return `
    @page { size: ${width} ${height}; margin: ${marginMm}mm; }
    @media print { body > :not([data-sheet]) { display: none !important; } }
    @media screen {
      [data-sheet] {
        position: fixed;
        visibility: hidden;
        overflow: hidden;
        width: calc(${width} - ${margins});
        height: calc(${height} - ${margins} - 1px);
      }
    }
  `;
}

function fitToPage() {
  const sheet = document.querySelector<HTMLElement>('[data-sheet]');
  if (!sheet) return;
  for (const size of typeSizesPt) {
    sheet.style.fontSize = `${size}pt`;
    if (sheet.scrollHeight <= sheet.clientHeight) return;
  }
}

export function usePrinting(printing: boolean, rules: string, done: () => void) {
  useEffect(() => {
    if (!printing) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    fitToPage();
    addEventListener('afterprint', done);
    print();
    return () => {
      removeEventListener('afterprint', done);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [printing, rules, done]);
}

export function todayText(): string {
  return longDayOf(new Date());
}
