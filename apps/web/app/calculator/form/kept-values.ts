import { pathWith, valuesIn } from './share.ts';

type Values = Readonly<Record<string, string | number>>;

function keyOf(calculator: string): string {
  return `calculator-${calculator}`;
}

/** The values of this reader's last visit, from this device; none where the browser keeps nothing. */
export function keptValues(calculator: string): ReadonlyMap<string, string> {
  try {
    return new Map(new URLSearchParams(localStorage.getItem(keyOf(calculator)) ?? ''));
  } catch {
    return new Map();
  }
}

export function keepValues(calculator: string, values: Values): void {
  const parameters = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
  try {
    localStorage.setItem(keyOf(calculator), parameters.toString());
  } catch {
    // A private window: the values last as long as the page.
  }
}

export function forgetValues(calculator: string): void {
  try {
    localStorage.removeItem(keyOf(calculator));
  } catch {
    // Nothing was kept.
  }
}

/** Whether the address is this calculator's to change: its own page, or an article opened by its link. */
function ownsAddress(calculator: string): boolean {
  return (
    location.pathname.replace(/\/$/, '').endsWith(`/tools/${calculator}`) ||
    valuesIn(location.hash, calculator).size > 0
  );
}

/** Keeps the address in step with the fields, so that reloading or sharing it never brings older values back. */
export function putInAddress(calculator: string, values: Values | undefined): void {
  if (!ownsAddress(calculator)) return;
  const path = pathWith(calculator, values ?? {});
  const fragment = values ? path.slice(path.indexOf('#')) : '';
  try {
    history.replaceState(history.state, '', location.pathname + location.search + fragment);
  } catch {
    // Safari refuses more than a hundred changes in half a minute; the next one comes through.
  }
}
