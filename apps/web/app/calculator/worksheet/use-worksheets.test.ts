import { expect, it } from 'vitest';
import { stored } from '../../platform/stored.ts';
import { Browser } from '../../platform/testing-tabs.ts';
import { keptSheets } from './sheets.ts';
import { followSheet, openWorksheets, stepOf } from './use-worksheets.ts';

it('two tabs on one worksheet keep each other’s steps, and each tab its own typing', () => {
  const browser = new Browser();
  const [here, there] = [0, 1].map(() => openWorksheets(stored(keptSheets.declaration, browser.openTab())));
  if (!here || !there) throw new Error('There are two tabs.');
  here.setSteps((steps) => [...steps, stepOf(['so2', 'pH=3.5'])]);
  const [before] = here.steps.get();
  there.setSteps((steps) => [...steps, stepOf(['blend', ''])]);
  here.setSteps((steps) => [...steps, stepOf(['yan', ''])]);
  expect(here.steps.get().map(({ calculator }) => calculator)).toEqual(['so2', 'blend', 'yan']);
  expect(here.steps.get()[0]).toBe(before);
  there.add(() => ({ name: 'Bottling', tank: '', lot: '', steps: [] }));
  here.change(() => ({ tank: 'Red 2' }));
  const { all } = stored(keptSheets.declaration, browser.openTab()).get();
  expect(all.map(({ name, tank, steps }) => [name, tank, steps.length])).toEqual([
    ['Worksheet 1', 'Red 2', 3],
    ['Bottling', '', 0],
  ]);
});

it('a step that another tab has changed keeps its key', () => {
  const steps = [stepOf(['so2', 'pH=3.5']), stepOf(['blend', ''])];
  const followed = followSheet(steps, {
    name: '',
    tank: '',
    lot: '',
    steps: [
      ['so2', 'pH=3.6'],
      ['blend', ''],
    ],
  });
  expect(followed.map(({ key, values }) => [key, values])).toEqual([
    [steps[0]?.key, { pH: '3.6' }],
    [steps[1]?.key, {}],
  ]);
});
