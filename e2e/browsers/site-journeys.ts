import { expect } from 'vitest';
import { calculators } from '../../apps/web/app/tools/registry.ts';
import { focusIsOn } from './person.ts';
import { button, clickWhenReady, type Tab, until, untilText } from './tab.ts';
import { isShown, type Journey, type Trial } from './trial.ts';

export const siteJourneys: Journey[] = [
  ['opens and closes what lies over a page of the site', layersOfThePage],
  ['comes back to a page without the menu that it was left by', backWithoutMenu],
  ['opens each calculator, and works it out again at a step of a field', eachCalculator],
];

async function layersOfThePage({ openTab, url }: Trial) {
  const tab = await openTab();
  await tab.open(url);
  await untilText(tab, 'Bringing big data to small wineries');
  await clickWhenReady(tab, button('qualifying'));
  await until(tab, 'the criteria are shown', isShown, 'dialog[open]');
  await tab.press('Escape');
  await until(tab, 'the criteria are gone', () => !document.querySelector('dialog[open]'));
  await focusIsOn(tab, 'button[commandfor]');

  await clickWhenReady(tab, button('qualifying'));
  await until(tab, 'the criteria are shown again', isShown, 'dialog[open]');
  await tab.clickAt(5, 5);
  await until(tab, 'a press beside the criteria closes them', () => !document.querySelector('dialog[open]'));

  await clickWhenReady(tab, '//summary[normalize-space()="Resources"]');
  await until(tab, 'the resources are shown', isShown, 'details[open] a');
  await clickWhenReady(tab, 'h1');
  await until(tab, 'a press on the page closes them', () => !document.querySelector('details[open]'));

  expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function backWithoutMenu({ openTab, url }: Trial) {
  const tab = await openTab();
  await tab.open(url);
  await untilText(tab, 'Bringing big data to small wineries');
  await tab.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  await tab.evaluate(() => location.assign('/services'));
  await until(tab, 'the services are shown', () => location.pathname === '/services');
  await tab.evaluate(() => history.back());
  await until(tab, 'the home page is shown', () => location.pathname === '/');
  const isMenuShown = () => document.querySelector('[popover]')?.matches(':popover-open');
  expect(await tab.evaluate(isMenuShown)).toBe(false);
}

async function eachCalculator({ openTab, url }: Trial) {
  const tab = await openTab();
  for (const { id } of calculators) {
    await tab.open(`${url}/tools/${id}`);
    await untilAnswerMoves(tab, id);
  }
}

async function untilAnswerMoves(tab: Tab, id: string) {
  const answer = () => document.querySelector('output')?.textContent ?? '';
  const before = await tab.evaluate(answer);
  expect(before, `${id} has an answer when it opens`).not.toBe('');
  const focus = (at: number) => {
    const fields = document.querySelectorAll<HTMLInputElement>('section input[inputmode=decimal]');
    fields[at % fields.length]?.focus();
  };
  for (let at = 0; at < 200; at += 1) {
    await tab.evaluate(focus, at);
    await tab.press('ArrowUp');
    if ((await tab.evaluate(answer)) !== before) return;
  }
  throw new Error(`${id} answers ${before}, whatever its fields hold.`);
}
