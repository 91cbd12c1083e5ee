import type { Page } from '@playwright/test';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newName, openElsewhere, openSettings, test, untilCached } from './journey.ts';
import type { TestServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const messageField = (page: Page) => page.getByLabel('What was done, as you would text it');

async function readWithoutSignal(page: Page) {
  const field = messageField(page);
  await untilCached(page);
  await page.context().setOffline(true);
  await field.fill('T9 pH 3.42');
  await field.press('Enter');
  await expect(page.getByText('waiting for a connection')).toBeVisible();
  // Offline the page still opens, with the book, the sent messages, and the draft.
  await field.fill('T9 TA 6');
  await page.reload();
  await expect(page.getByText(/No connection. This is the cellar as of /)).toBeVisible();
  await expect(page.getByRole('link', { name: /^T10/ })).toContainText('100 gal');
  await expect(page.getByText('waiting for a connection')).toBeVisible();
  await expect(field).toHaveValue('T9 TA 6');
  await field.fill('');
  await page.context().setOffline(false);
  await expect(page.getByText('waiting for a connection')).toBeHidden();
}

async function enterRound(page: Page) {
  await page.getByRole('link', { name: 'Enter a round of readings' }).click();
  await page.getByLabel('T10: Brix').fill('22,4');
  await page.getByLabel('T10: Brix').press('Enter');
  await page.keyboard.type('68');
  expect(await axeFaults(page, 'round')).toEqual([]);
  await page.getByRole('button', { name: 'Enter readings for 1 vessel' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '68 °F' }).first()).toContainText('22.4 °Bx');
  expect(await axeFaults(page, 'ferments')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
}

async function enterFromCalculator(page: Page) {
  const field = messageField(page);
  await page.getByRole('link', { name: 'SO₂ addition' }).click();
  // In the winery's units, on a device without a chosen unit.
  await expect(page.getByLabel('Wine volume')).toHaveValue('200');
  await expect(page.getByLabel('Liters or gallons')).toHaveValue('usGal');
  await page.getByRole('button', { name: 'Enter in T9' }).click();
  await expect(field).toHaveValue(/^added [\d.]+ g KMBS to T9$/);
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Added KMBS/ })).toBeVisible();
  await page.getByRole('link', { name: '24-ME-01' }).first().click();
  await expect(page.getByText(/of 27 CFR 4\.22/)).toBeVisible();
  expect(await axeFaults(page, 'lot')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
}

/** After signing out, nothing can be read here, online or offline. */
async function findNothingAfterSignOut(page: Page) {
  await page.request.post('/api/auth/sign-out');
  await page.context().setOffline(true);
  await page.goto('/lots');
  await expect(page.getByText('The lot manager can’t be reached')).toBeVisible();
  await expect(page.getByText('24-ME-01')).toBeHidden();
}

test('a member sets up a winery, texts it, and finds the source of every number', {
  tag: '@essential',
}, async ({ page, server, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  expect(await axeFaults(page, 'a new winery')).toEqual([]);
  await page.getByLabel('Time zone of the cellar').selectOption('America/Detroit');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();

  await page.getByLabel('Vessels').fill('T9-T10 500\nB101-B104');
  await expect(page.getByText('Read: 6 vessels')).toBeVisible();
  expect(await axeFaults(page, 'the vessels')).toEqual([]);
  await page.getByRole('button', { name: 'Save the vessels' }).click();

  await page.getByLabel('Vessel or vessels').fill('T9');
  await page.getByLabel('Volume in gal').fill('300');
  await page.getByLabel('Variety').fill('Merlot');
  await page.getByLabel('Vintage').fill('2024');
  expect(await axeFaults(page, 'what stands there')).toEqual([]);
  await page.getByRole('button', { name: 'Add this lot' }).click();
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^T9/ }) });
  await expect(tile.getByRole('link', { name: '24-ME-01' })).toBeVisible();
  expect(await axeFaults(page, 'today')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);

  const field = messageField(page);
  const say = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await say('racked T9 to T10 100 gal');
  await expect(page.getByRole('status').filter({ hasText: 'Moved 100 gal' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^T10/ })).toContainText('100 gal');
  await say('help');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was recorded.' })).toBeVisible();

  await readWithoutSignal(page);
  // From being offline.
  complaints.splice(0);

  await say('T10 fermentation started');
  await enterRound(page);

  await page.getByRole('link', { name: /^T9/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T9');
  expect(await axeFaults(page, 'vessel')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'SO₂ addition' })).toHaveAttribute(
    'href',
    /#so2:volumeL=757\.1&pH=3\.42$/,
  );
  await enterFromCalculator(page);
  await expect(page.getByText('“racked T9 to T10 100 gal”').first()).toBeVisible();
  await page.getByRole('link', { name: 'Month' }).click();
  await page.getByText('Opening balances').click();
  await expect(page.getByText('24-ME-01, 300 gal in T9').filter({ visible: true })).toBeVisible();

  await findNothingAfterSignOut(page);
  complaints.splice(0);
});

/** A sold lot is listed nowhere, and can be restored; a winery is deleted by its name. */
async function removePerson(page: Page, server: TestServer, winery: string, name: string) {
  const { people } = (await (await page.request.get(winery)).json()) as {
    people: { id: string; name: string }[];
  };
  const person = people.find((each) => each.name === name);
  await change(page, server, `${winery}/people/${person?.id}`, { removed: true });
}

async function change(page: Page, server: TestServer, path: string, data: object) {
  const answer = await page.request.patch(path, { data, headers: { origin: server.url } });
  expect(answer.ok()).toBe(true);
}

async function retireAndDelete(page: Page) {
  await page.getByText('1 empty vessel').click();
  await page.getByRole('link', { name: /^T9/ }).click();
  await page.getByRole('button', { name: 'Take it out of use' }).click();
  await expect(page.getByText('It’s out of use.')).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('link', { name: /^T10/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^T9/ })).toBeHidden();
  await openSettings(page, 'Vessels');
  await page.getByRole('link', { name: 'T9', exact: true }).click();
  await page.getByRole('button', { name: 'Put it back into use' }).click();
  await expect(page.getByText('It’s out of use.')).toBeHidden();

  await openSettings(page, 'The winery');
  const act = page.getByRole('button', { name: 'Delete the winery' });
  await expect(act).toBeDisabled();
  await page.getByLabel('To confirm, type Example Ridge').fill('Example Ridge');
  await act.click();
  await expect(page.getByLabel('Name of the winery')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name of the winery')).toBeVisible();
  const storedBooks = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes(':book:')),
  );
  expect(storedBooks).toEqual([]);
}

/** Another member's change of the winery leaves what is typed here. */
async function keepHalfWrittenMaterials(page: Page, server: TestServer, path: string) {
  await openSettings(page, 'Names and codes');
  expect(await axeFaults(page, 'names and codes')).toEqual([]);
  await page.getByLabel('Materials').fill('KMBS\nOpti-Malo, om');
  await change(page, server, path, { name: 'Example Ridge' });
  await expect(page.getByText('Example Ridge', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Materials')).toHaveValue('KMBS\nOpti-Malo, om');
  await page.getByRole('button', { name: 'Save the materials' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

test('an owner invites a person with a code and answers the question that was asked', async ({
  page,
  browser,
  server,
}) => {
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();
  await page.getByLabel('Vessels').fill('T9-T10 500');
  await page.getByRole('button', { name: 'Save the vessels' }).click();
  await page.getByLabel('Vessel or vessels').fill('T10');
  await page.getByLabel('Volume in gal').fill('300');
  await page.getByLabel('Variety').fill('Merlot');
  await page.getByRole('button', { name: 'Add this lot' }).click();
  await expect(page.getByRole('link', { name: /^T10/ })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Sam');
  await page.getByRole('button', { name: 'Create a code' }).click();
  const invitation = page.getByRole('status').filter({ hasText: 'Code for Sam' });
  const code = (await invitation.getByRole('strong').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){2}$/);
  expect(await axeFaults(page, 'settings')).toEqual([]);
  const wineryId = new URL(page.url()).searchParams.get('winery');
  await keepHalfWrittenMaterials(page, server, `/api/lots/wineries/${wineryId}`);
  await page.getByRole('link', { name: 'Today' }).click();

  const hand = await openElsewhere(browser, server);
  await joinInBrowser(hand.page, server, newName('Sam'));
  await hand.page.goto('/lots');
  await hand.page.getByLabel('Code from the winery’s owner').fill(code);
  await hand.page.getByRole('button', { name: 'Join' }).click();
  const handField = hand.page.getByLabel('What was done, as you would text it');
  await handField.fill('added KMBS to T10');
  await handField.press('Enter');
  const question = page.getByRole('listitem').filter({ hasText: '“added KMBS to T10”' });
  await question.getByLabel(/^Answer to/).fill('40 g');
  await question.getByRole('button', { name: 'Answer' }).click();
  await expect(question).toBeHidden();
  await expect(hand.page.getByRole('link', { name: /^T10/ })).toBeVisible();
  await expect(hand.page.getByText('KMBS 40 g, T10').first()).toBeVisible();
  await removePerson(page, server, `/api/lots/wineries/${wineryId}`, 'Sam');
  await expect(hand.page.getByText('You can no longer open Example Ridge')).toBeVisible();

  const correct = (text: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Correct row/ })
      .first()
      .click();
  await correct('KMBS 40 g, T10');
  await page.getByLabel('Amount in g').fill('14');
  expect(await axeFaults(page, 'a row to correct')).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^ ?struck out by row/)).toBeVisible();
  await correct('KMBS 14 g, T10');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^ ?struck out by row/)).toHaveCount(2);
  await retireAndDelete(page);
});
