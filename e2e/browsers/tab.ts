import { setTimeout as sleep } from 'node:timers/promises';

/** One person's window, in whatever engine. A selector is CSS, or XPath when it begins with `//`. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Calls a function in the page: it sees its arguments, and nothing of this side. */
  evaluate<A extends unknown[], T>(ask: (...args: A) => T, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  /** Presses whatever lies there. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key, modifier?: 'Shift'): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowUp' | 'ArrowDown' | 'Tab' | 'Space' | 'Backspace';

export interface Engine {
  version: string;
  /** Somebody's own window: nothing is shared with others. */
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

const patienceMs = 60_000;

/** Waits until the page answers with something, and gives that. */
export async function until<A extends unknown[], T>(
  tab: Tab,
  what: string,
  ask: (...args: A) => T,
  ...args: A
): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(50)) {
    // A page that is being replaced cannot answer.
    const answer = await tab.evaluate(ask, ...args).catch(() => undefined);
    if (answer) return answer;
  }
  const seen = await tab.evaluate(() => `${location.href}: ${document.body.textContent.slice(0, 1_000)}`);
  throw new Error(`Waited in vain until ${what}. The page is at ${seen}`);
}

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;

/** Clicks when it is there, can be seen and is not disabled. */
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
