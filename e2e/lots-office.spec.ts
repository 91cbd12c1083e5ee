import type { Page } from '@playwright/test';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newName, openSettings, test } from './journey.ts';
import type { TestServer } from './server.ts';

async function openCellar(page: Page, server: TestServer) {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();
  await page.getByLabel('Vessels').fill('T9-T10 500\nBIN1');
  await page.getByRole('button', { name: 'Save the vessels' }).click();
  await page.getByLabel('Vessel or vessels').fill('T9');
  await page.getByLabel('Volume in gal').fill('300');
  await page.getByLabel('Variety').fill('Merlot');
  await page.getByRole('button', { name: 'Add this lot' }).click();
  await expect(page.getByRole('link', { name: /^T9/ })).toBeVisible();
}

async function text(page: Page, words: string, reply: RegExp) {
  await page.getByLabel('What was done, as you would text it').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: reply })).toBeVisible();
}

async function isFaultless(page: Page, view: string) {
  expect(await axeFaults(page, view)).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
}

const openOffice = async (page: Page, view: string) => {
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  if (view !== 'The month') await page.getByRole('link', { name: view, exact: true }).click();
};

test('bottles are sold by the case, stand on the month sheet, and are traced to what is in them', async ({
  page,
  server,
}) => {
  await openCellar(page, server);
  await text(page, 'added 30 g KMBS to T9', /Added KMBS 30 g T9/);
  await text(page, 'bottled T9 20 cases', /240/);

  await openOffice(page, 'Inventory');
  const onHand = page.getByRole('region', { name: 'Bottles on hand' });
  await expect(onHand.getByRole('row', { name: /750 mL/ })).toContainText('20 cases');
  await page.getByLabel('Cases of 12').fill('5');
  await page.getByLabel('Loose bottles').first().fill('3');
  await page.getByLabel('To whom (optional)').fill('Corner Store');
  await page.getByRole('button', { name: 'Enter it' }).click();
  // 240 - 63 = 177 = 14 x 12 + 9
  await expect(onHand.getByRole('row', { name: /750 mL/ })).toContainText('14 cases + 9 loose');
  await isFaultless(page, 'inventory with bottles');

  await openOffice(page, 'The month');
  // 63 bottles of 0.75 L are 12.48 gal.
  await expect(page.getByText('Removed taxpaid').locator('..')).toContainText('12.48 gal');
  await expect(page.getByText('No alcohol is on record for all of')).toBeVisible();
  await isFaultless(page, 'the month with bottles');

  await openOffice(page, 'Recall drill');
  await page.getByLabel('Trace').selectOption({ label: 'KMBS, no batch on record' });
  await expect(page.getByRole('region', { name: 'In bottles' })).toContainText(
    '63 × sold or removed, tax paid to Corner Store',
  );
  await isFaultless(page, 'a trace of a batch');
  await page.getByLabel('Trace').selectOption({ index: 2 });
  await expect(page.getByRole('region', { name: 'How it came into the cellar' })).toContainText(
    'Opening balance',
  );
  await isFaultless(page, 'a trace of a bottling');
});

test('fruit is weighed bin by bin, and work is planned and done', async ({ page, server, complaints }) => {
  await openCellar(page, server);
  await openOffice(page, 'Fruit');
  await page.getByLabel('Variety').fill('Chambourcin');
  await page.getByLabel('Weigh tag number (optional)').fill('1042');
  await page.getByLabel('Bin 1').fill('BIN1');
  await page.getByLabel('Gross, lb').fill('1,100');
  await page.getByLabel('Tare, lb').fill('100');
  await page.getByRole('button', { name: 'Add a bin' }).click();
  await page.getByLabel('Gross, lb').last().fill('900');
  await expect(page.getByText('Net 1,800 lb')).toBeVisible();
  await isFaultless(page, 'fruit');
  await page.getByRole('button', { name: 'Enter the fruit' }).click();
  // A bin of which no capacity is known holds 1,000 lb.
  await expect(page.getByRole('alert')).toContainText("That's 800 lb over the capacity of BIN1.");
  // The answer with the warning.
  complaints.splice(0);
  await page.getByRole('button', { name: 'It’s right: store it anyway' }).click();
  await page.getByRole('button', { name: /^Weigh tag of row/ }).click();
  await expect(page.getByRole('heading', { name: 'Weigh tag 1042' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^BIN1/ })).toContainText('1,000 lb');
  await isFaultless(page, 'a weigh tag');

  await page.getByRole('button', { name: 'Back to the fruit' }).click();
  await openOffice(page, 'What’s next');
  await page.getByLabel('What to do').fill('Rack T9 off its lees');
  await page.getByLabel('Vessels, separated by commas (optional)').fill('t9');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('due today, T9')).toBeVisible();
  await isFaultless(page, 'planned work');
  await page.getByRole('button', { name: 'Done: Rack T9 off its lees' }).click();
  const done = page.locator('section', { has: page.getByRole('heading', { name: 'Done' }) });
  await expect(done).toContainText('Rack T9 off its lees');
});

test('an owner sets the rule for lot codes, and a text finds the lot it named', async ({
  page,
  server,
  complaints,
}) => {
  await openCellar(page, server);
  await openSettings(page, 'Names and codes');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Lot codes' }) });
  const rule = section.getByLabel('Rule for lot codes');
  const save = section.getByRole('button', { name: 'Save the rule' });
  await rule.fill('OV-{year}');
  await expect(section.getByText('The rule needs {number} once')).toBeVisible();
  await expect(save).toBeDisabled();
  await isFaultless(page, 'a rule for lot codes that is refused');
  await rule.fill('OV-{year}-{number}');
  await expect(section.getByRole('status')).toContainText(/OV-20\d\d-01, OV-20\d\d-02, OV-20\d\d-03/);
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await isFaultless(page, 'a rule for lot codes');
  await page.reload();
  await expect(rule).toHaveValue('OV-{year}-{number}');

  await rule.fill('X{number}');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByLabel('Rule for lot codes').fill('OV-{number}-{year}');
  await second.getByRole('button', { name: 'Save the rule' }).click();
  await expect(section.getByText('Someone else has changed this since you began.')).toBeVisible();
  await expect(rule).toHaveValue('X{number}');
  await section.getByRole('button', { name: 'See theirs' }).click();
  await expect(rule).toHaveValue('OV-{number}-{year}');
  await rule.fill('OV-{year}-{number}');
  await save.click();
  await expect(second.getByLabel('Rule for lot codes')).toHaveValue('OV-{year}-{number}');
  await second.close();

  await openSettings(page, 'Vessels');
  await page.getByLabel('Vessel or vessels').fill('T10');
  await page.getByLabel('Volume in gal').fill('200');
  await page.getByLabel('Variety').fill('Syrah');
  await page.getByRole('button', { name: 'Add this lot' }).click();
  await page.getByRole('link', { name: 'Today' }).click();
  await text(page, 'racked T10 to T9 50 gal', /becomes OV-20\d\d-\d\d/);
  expect(complaints).toEqual([]);
});

test('a lot opened with its vessel gets no code that a text would read as the vessel', async ({
  page,
  server,
}) => {
  await openCellar(page, server);
  await openSettings(page, 'Names and codes');
  await page.getByLabel('Rule for lot codes').fill('X{number}');
  await page.getByRole('button', { name: 'Save the rule' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openSettings(page, 'Vessels');
  await page.getByLabel('Vessels and bottles').fill('X1, barrel, 59 gal, 2024 Syrah');
  await page.getByRole('button', { name: 'Save the vessels and the wine' }).click();
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('link', { name: /^X1\b/ }).click();
  await expect(page.getByText('X02').first()).toBeVisible();
  await expect(page.getByText('X01')).toHaveCount(0);
});
