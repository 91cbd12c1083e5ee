import type { OpenPosition } from './opening.ts';

const nearEndPx = 64;

export function rowsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-seq]')];
}

export function seqOf(row: HTMLElement): number {
  return Number(row.dataset.seq);
}

export function firstBelow(rows: readonly HTMLElement[], line: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.offsetTop + row.offsetHeight <= line) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < nearEndPx;
}

export function goTo(element: HTMLElement, { seq, align }: OpenPosition): void {
  const row = rowsIn(element).find((each) => seqOf(each) >= seq);
  if (!row || align === 'end') {
    scrollToEnd(element, false);
    return;
  }
  const above = align === 'middle' ? Math.max(0, (element.clientHeight - row.offsetHeight) / 2) : align;
  element.scrollTop = row.offsetTop - above;
}

export function scrollToEnd(element: HTMLElement, smoothly: boolean): void {
  const calm = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ top: element.scrollHeight, behavior: smoothly && !calm ? 'smooth' : 'instant' });
}
