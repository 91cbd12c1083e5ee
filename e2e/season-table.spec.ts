import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, holdRequests, test } from './journey.ts';

const address = '/tools/degree-days';
const table = (page: Page) => page.getByRole('textbox', { name: 'A season from a table' });
const average = (page: Page) => page.getByRole('row', { name: /average/ });
// (18 − 10) + (20 − 10) °C days, and 1.8 times as many of °F.
const twoDays = '2026-05-01;24;12\n2026-05-02;26;14\n';
const sumOfTwoDays = /18\s*32/;

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'season-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function drop(devtools: CDPSession, onto: Locator, file: string) {
  await onto.scrollIntoViewIfNeeded();
  const box = await onto.boundingBox();
  if (!box) throw new Error('There is nothing to drop it on.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
}

test('a file is read where it is dropped', async ({ page, devtools }) => {
  const file = await fileOf('station.csv', twoDays);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  await drop(devtools, table(page), file);
  await expect(average(page)).toContainText(sumOfTwoDays);
  await expect(page).toHaveURL(address);
});

test('a file that is dropped beside the field is read too', async ({ page, devtools }) => {
  const file = await fileOf('beside.csv', twoDays);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  await drop(devtools, page.getByText('Paste or drop a weather station’s table'), file);
  await expect(average(page)).toContainText(sumOfTwoDays);
});

test('a file that is dropped before the picture’s script is read', async ({ page, devtools }) => {
  const file = await fileOf('soon.csv', twoDays);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  const release = await holdRequests(page, '**/assets/*.js');
  await drop(devtools, page.getByText('Paste or drop a weather station’s table'), file);
  release();
  await expect(average(page)).toContainText(sumOfTwoDays);
});

test('a file that is chosen before the script is read', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('Or choose a file').setInputFiles(await fileOf('early.csv', twoDays));
  release();
  await expect(average(page)).toContainText(sumOfTwoDays);
});

test('a file chosen while the script loads is read', async ({ page }) => {
  const file = await fileOf('chosen.csv', twoDays);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Or choose a file').click();
  await (await chooser).setFiles(file);
  await expect(average(page)).toContainText(sumOfTwoDays);
});

test('a season that is chosen and a table that is typed before the script are counted', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Count' }).selectOption('October to April');
  await table(page).pressSequentially('2026-05-01;24;12\n2026-11-02;26;14');
  await table(page).press('ArrowUp');
  release();
  // Only November counts: 20 − 10 = 10 °C days.
  await expect(average(page)).toContainText(/10\s*18/);
  await expect(page.getByRole('combobox', { name: 'Count' })).toHaveValue('south');
  await expect(table(page)).toBeFocused();
  // The caret is still at the end of the first line.
  await table(page).press('End');
  await table(page).pressSequentially('\n2026-12-01;30;10');
  await expect(average(page)).toContainText(/20\s*36/);
});

test('a season follows the latitude until one is chosen', async ({ page }) => {
  await page.goto(address);
  await page.getByLabel('Latitude').fill('-34');
  await expect(page.getByRole('combobox', { name: 'Count' })).toHaveValue('south');
  await page.getByRole('combobox', { name: 'Count' }).selectOption('April to October');
  await page.getByLabel('Latitude').fill('-35');
  await expect(page.getByRole('combobox', { name: 'Count' })).toHaveValue('north');
});

test('a field answers while 5 MB are read', async ({ page }) => {
  const days = Array.from({ length: 365 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    return Array.from(
      { length: 24 },
      (_, hour) => `${date} ${String(hour).padStart(2, '0')}:00;24;12\n`,
    ).join('');
  }).join('');
  const large = days.repeat(Math.ceil(5e6 / days.length));
  await page.goto(address);
  await table(page).focus();
  await expect(table(page)).toBeFocused();
  await page.getByLabel('Or choose a file').setInputFiles(await fileOf('large.csv', large));
  await page.getByLabel('Latitude').fill('41');
  await expect(page.getByText('Reading…')).toBeVisible();
  await page.getByLabel('Latitude').fill('42');
  await expect(average(page)).toBeVisible();
  // April to October: 214 days of 8 °C days.
  await expect(average(page)).toContainText('1,712');
});
