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

test('a visitor types a message on the home page and sees it taken apart, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const sample = page.getByRole('region', { name: 'A sample of our work' });
  const field = sample.getByLabel('Sent from the cellar');
  await field.click();
  await expect(sample.getByText('Fruit Chambourcin blk 3 2400 lb (1089 kg) into BIN7, 09/18.')).toBeVisible();
  await expect(field).toBeFocused();
  const loaded = asked.length;
  await field.fill('T12 22.4B 68F');
  await expect(sample.getByText(/^Reading T12 brix 22\.4/)).toBeVisible();
  await field.fill('hello');
  await expect(sample.getByText('there’s no cellar work in this message')).toBeVisible();
  await sample.getByRole('button', { name: 'added KMBS to T9' }).click();
  await expect(field).toHaveValue('added KMBS to T9');
  await expect(sample.getByText('Added KMBS T9: how much?')).toBeVisible();
  expect(asked).toHaveLength(loaded);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFaults(page, 'the live message', 'section[aria-label="A sample of our work"]')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
});
