import { setTimeout as sleep } from 'node:timers/promises';

/** A window in any engine. A selector is CSS, or XPath if it starts with `//`. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Calls a function in the page, which has access to its arguments only. */
  evaluate<A extends unknown[], T>(ask: (...args: A) => T, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key, modifier?: 'Shift'): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown' | 'Tab' | 'Space' | 'Backspace';

export interface Engine {
  version: string;
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

const patienceMs = 60_000;

export async function until<A extends unknown[], T>(
  tab: Tab,
  what: string,
  ask: (...args: A) => T,
  ...args: A
): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(50)) {
    // A page cannot answer while it is being replaced.
    const answer = await tab.evaluate(ask, ...args).catch(() => undefined);
    if (answer) return answer;
  }
  const seen = await tab.evaluate(() => `${location.href}: ${document.body.textContent.slice(0, 1_000)}`);
  throw new Error(`Waited in vain until ${what}. The page is at ${seen}`);
}

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;

export async function clickWhenReady(tab: Tab, selector: string) {
  await until(tab, `${selector} can be clicked`, isReady, selector);
  await tab.click(selector);
}

export const untilText = (tab: Tab, text: string) =>
  until(tab, `the page says "${text}"`, (words: string) => document.body.textContent.includes(words), text);

function isReady(selector: string): boolean {
  const found = selector.startsWith('//')
    ? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    : document.querySelector(selector);
  return found instanceof HTMLElement && found.checkVisibility() && !found.matches(':disabled');
}
