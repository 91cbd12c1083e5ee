import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newName, openElsewhere, test } from './journey.ts';

test('a member sets a winery up, texts it, and finds where every number comes from', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByLabel('Time zone of the cellar').fill('America/Detroit');
  await page.getByRole('button', { name: 'Go on to the vessels' }).click();

  await page.getByLabel('Vessels').fill('T9-T10 500\nB101-B104');
  await expect(page.getByText('6 vessels:')).toBeVisible();
  await page.getByRole('button', { name: 'Save the vessels' }).click();

  await page.getByLabel('Vessel', { exact: true }).fill('T9');
  await page.getByLabel('Volume in gal').fill('300');
  await page.getByLabel('Variety').fill('Merlot');
  await page.getByLabel('Vintage').fill('2024');
  await page.getByRole('button', { name: 'Add this lot' }).click();
  await expect(page.getByRole('link', { name: /^T9/ })).toContainText('24-ME-01');
  expect(await axeFaults(page, 'today')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);

  const field = page.getByLabel('What was done, as you would text it');
  const say = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await say('racked T9 to T10 100 gal');
  await expect(page.getByRole('status').filter({ hasText: 'Moved 100 gal' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^T10/ })).toContainText('100 gal');

  await page.context().setOffline(true);
  await say('T9 pH 3.42');
  await expect(page.getByText('waits for a connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('waits for a connection')).toBeHidden();
  // Of the network that was away.
  complaints.splice(0);

  await page.getByRole('link', { name: /^T9/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T9');
  await expect(page.getByRole('link', { name: 'SO₂ addition' })).toHaveAttribute(
    'href',
    /#so2:volumeL=757&pH=3\.42$/,
  );
  await page.getByRole('link', { name: '24-ME-01' }).click();
  await expect(page.getByText('“racked T9 to T10 100 gal”').first()).toBeVisible();
  await page.getByRole('link', { name: 'Month' }).click();
  await page.getByText('Opening balances').click();
  await expect(page.getByText('24-ME-01, 300 gal in T9')).toBeVisible();
});

test('an owner asks somebody in by a code, and answers what they were asked', async ({
  page,
  browser,
  server,
}) => {
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Go on to the vessels' }).click();
  await page.getByLabel('Vessels').fill('T9-T10 500');
  await page.getByRole('button', { name: 'Save the vessels' }).click();
  await page.getByLabel('Vessel', { exact: true }).fill('T10');
  await page.getByLabel('Volume in gal').fill('300');
  await page.getByLabel('Variety').fill('Merlot');
  await page.getByRole('button', { name: 'Add this lot' }).click();
  await expect(page.getByRole('link', { name: /^T10/ })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Sam');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const invitation = page.getByRole('status').filter({ hasText: 'The code of Sam' });
  const code = (await invitation.getByRole('strong').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  expect(await axeFaults(page, 'settings')).toEqual([]);
  await page.getByRole('link', { name: 'Today' }).click();

  const hand = await openElsewhere(browser, server);
  await joinInBrowser(hand.page, server, newName('Sam'));
  await hand.page.goto('/lots');
  await hand.page.getByLabel('Code from the winery’s owner').fill(code);
  await hand.page.getByRole('button', { name: 'Join' }).click();
  const handField = hand.page.getByLabel('What was done, as you would text it');
  await handField.fill('added KMBS to T10');
  await handField.press('Enter');
  // The owner sees what Sam was asked at once, and answers it.
  const question = page.getByRole('listitem').filter({ hasText: '“added KMBS to T10”' });
  await question.getByLabel(/^Answer to/).fill('40 g');
  await question.getByRole('button', { name: 'Answer' }).click();
  await expect(question).toBeHidden();
  await expect(hand.page.getByRole('link', { name: /^T10/ })).toBeVisible();
  await expect(hand.page.getByText('KMBS 40 g, T10').first()).toBeVisible();
  await hand.context.close();

  await page
    .getByRole('listitem')
    .filter({ hasText: 'KMBS 40 g, T10' })
    .getByRole('button', { name: /^Correct row/ })
    .click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^ ?struck by row/)).toBeVisible();
});
