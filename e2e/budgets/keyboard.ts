import type { Page } from '@playwright/test';
import { type Beginning, type Look, walkInPage } from './walk-in-page.ts';

const atATime = 25;

/** Presses Tab through a page. `reached` is the number of elements that had the focus. */
export async function walkByKeyboard(
  page: Page,
  screen: string,
): Promise<{ reached: number; faults: string[] }> {
  await page.evaluate(walkInPage);
  const { names, blockBefore, faults } = await page.evaluate<Beginning>('walk.begin()');
  const reached = new Set<number>();
  let [last, away] = [-1, 0];
  for await (const at of stopsOfTab(page, names.length + 30)) {
    if (reached.size === names.length) break;
    if (at.index === undefined) {
      away += 1;
      if (away > 2) break;
      continue;
    }
    // A date field has several stops inside.
    if (at.index === last && last >= 0) continue;
    faults.push(...at.faults);
    if (at.index < 0) continue;
    if (reached.has(at.index)) break;
    if (at.index < last && last !== names.length - 1) faults.push(`${names[last]} comes before ${at.name}`);
    reached.add(at.index);
    last = at.index;
  }
  faults.push(...names.filter((_, at) => !reached.has(at)).map((name) => `Tab does not reach ${name}`));
  if (names.length === 0) faults.push('there is nothing to reach');
  if (blockBefore) faults.push(...(await skipFaults(page)));
  return { reached: reached.size, faults: faults.map((fault) => `${screen}: ${fault}`) };
}

/** The result of each press of Tab. Presses are sent in batches; the page records where each one leads. */
async function* stopsOfTab(page: Page, presses: number): AsyncGenerator<Look> {
  const browser = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  for (let left = presses; left > 0; left -= atATime) {
    const keys = Array.from({ length: Math.min(atATime, left) }, () => [
      browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]);
    await Promise.all(keys.flat());
    yield* await page.evaluate<Look[]>('walk.noted()');
  }
}

async function skipFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('walk.focusSkipLink()')))
    return ['the first stop is not a link past the header'];
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  return (await page.evaluate<boolean>('walk.hasSkipped()'))
    ? []
    : ['the skip link does not skip the header'];
}
