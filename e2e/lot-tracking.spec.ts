import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, test } from './journey.ts';

test('a visitor texts the demo winery, answers a question, corrects an entry, and finds it unchanged later', async ({
  page,
}) => {
  await page.goto('/projects/winery-lot-tracking');
  const part = page.getByRole('region', { name: 'A winery to try it in' });
  await part.getByRole('button', { name: 'Open the demo winery' }).click();
  const log = part.getByRole('log');

  await part.getByRole('button', { name: /^Harvested 1\.2 tons/ }).click();
  await expect(log).toContainText('Fruit Chambourcin blk 3 2400 lb (1089 kg) into BIN7, 09/18.');
  await expect(part.getByRole('button', { name: /^BIN7/ })).toContainText('2,400 lb');

  const field = part.getByLabel('Your text message');
  await field.fill('added KMBS to T9');
  await field.press('Enter');
  await expect(log).toContainText('Added KMBS T9: how much?');
  await expect(part.getByText('nothing is stored until an answer comes')).toBeVisible();
  await part.getByRole('button', { name: '45 g' }).click();
  await expect(log).toContainText('Added KMBS 45 g T9.');
  await field.fill('sorry 14 g');
  await field.press('Enter');
  const sheet = part.getByRole('region', { name: 'Rows of the sheet' });
  await expect(sheet.getByRole('row', { name: /KMBS 45 g/ })).toContainText('struck out by row');
  await expect(sheet.getByRole('row', { name: /KMBS 45 g/ })).toContainText('added KMBS to T9 … 45 g');
  await expect(sheet.getByRole('row', { name: /KMBS 14 g/ })).toContainText('corrects row');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFaults(page, 'the demo', 'section.part')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);

  await page.reload();
  await part.getByRole('button', { name: 'Open the demo winery' }).click();
  await expect(log).toContainText('Changed: Added KMBS 14 g T9.');
  await part.getByRole('button', { name: 'Start over' }).click();
  await expect(log).toContainText('Nothing has been sent yet.');
});
