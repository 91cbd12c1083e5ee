import { axeFaults } from './budgets/accessibility.ts';
import { api, row, say } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

const numbers = '#so2:pH=3.55&molecularSo2MgPerL=0.8&volumeL=400&freeSo2MgPerL=12';

test('a calculator opens beside the conversation without signing the member out, and its result can be shared', async ({
  browser,
  server,
  complaints,
}) => {
  const [writer, reader] = await Promise.all([2, 3].map((number) => seededMember(browser, server, number)));
  if (!writer || !reader) throw new Error('nobody is there');
  const run = Date.now();
  await say(writer.request, '1', `Look ${run} ${server.url}/tools/so2${numbers} and ${server.url}/about`);
  const page = await writer.context.newPage();
  await page.goto('/plastic-grapes/1');
  const message = row(page, `Look ${run}`);
  const card = message.getByRole('article', { name: 'SO₂ Addition' });
  await expect(card).toContainText('pH 3.55');
  await message.getByRole('link', { name: 'this calculation' }).click();
  const panel = page.getByRole('complementary', { name: 'Calculator' });
  await expect(panel.getByLabel('pH', { exact: true })).toHaveValue('3.55');
  await panel.getByRole('button', { name: 'Share in General' }).click();

  const other = await reader.context.newPage();
  await other.goto('/plastic-grapes/1');
  const shared = other.locator('[data-seq]').filter({ hasText: 'SO₂ addition:' }).last();
  const figure = shared.getByRole('article', { name: 'SO₂ Addition' });
  await expect(figure).toContainText('pH 3.55');
  await expect(figure).not.toContainText('When this was shared');
  await figure.getByRole('button', { name: 'Open with these numbers' }).click();
  await expect(
    other.getByRole('complementary', { name: 'Calculator' }).getByLabel('pH', { exact: true }),
  ).toHaveValue('3.55');

  await message.getByRole('link', { name: /about/ }).click();
  const word = page.getByRole('dialog', { name: 'This leaves Plastic Grapes' });
  await expect(word).toContainText('signs you out');
  await word.getByRole('button', { name: 'Stay' }).click();
  expect((await writer.request.get(`${api}/channels`)).status()).toBe(200);

  await page.goto(`/plastic-grapes/tools/yan`);
  await expect(panel).toContainText('YAN');
  const elsewhere = await writer.context.newPage();
  await elsewhere.goto('/about');
  await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toContainText(
    'You were signed out',
  );
  for (const { context } of [writer, reader]) await context.close();
  complaints.splice(0);
});

test('the calculators are listed beside the channels, on a desktop and on a phone, and Ctrl+K finds them', async ({
  browser,
  server,
}) => {
  const { context } = await seededMember(browser, server, 2);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/plastic-grapes/2');
  const entry = page.getByRole('button', { name: 'Calculators', exact: true });
  await entry.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('complementary', { name: 'Calculators' });
  await expect(list.getByRole('button', { name: /^Brix to Specific Gravity/ })).toBeVisible();
  await expect(
    list.getByRole('region', { name: 'Sulfur dioxide' }).getByRole('button').first(),
  ).toBeVisible();
  expect(await axeFaults(page, 'list of calculators')).toEqual([]);
  await list.getByLabel('Find a calculator').fill('campden');
  await expect(list.getByRole('status')).toHaveText(/^\d+ calculators? found\.$/);
  await page.keyboard.press('Enter');
  const found = list.getByRole('button', { name: /^SO₂ Addition/ });
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  const tool = page.getByRole('complementary', { name: 'Calculator', exact: true });
  await expect(tool.getByLabel('pH', { exact: true })).toBeVisible();
  await expect(tool.locator('output')).toBeInViewport({ ratio: 1 });
  await tool.getByRole('button', { name: 'Back to Calculators' }).click();
  await expect(list.getByLabel('Find a calculator')).toHaveValue('campden');
  await expect(found).toBeFocused();
  await list.getByLabel('Find a calculator').fill('xylophone');
  await expect(list.getByRole('status')).toHaveText('No calculator has that name.');
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();

  await page.keyboard.press('Control+k');
  const field = page.getByLabel('Find a channel, member, or message');
  await field.fill('brix');
  const options = page.getByRole('listbox', { name: 'Go to' }).getByRole('option');
  const brix = options.filter({ hasText: 'Brix to Specific Gravity' });
  await expect(brix).toContainText('Calculator');
  await expect(brix).toHaveAttribute('aria-selected', 'false');
  for (let at = 0; at < 3 && (await brix.getAttribute('aria-selected')) !== 'true'; at += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('region', { name: 'Brix to Specific Gravity' })).toBeVisible();
  await tool.getByRole('button', { name: 'All calculators' }).click();
  await expect(list.getByLabel('Find a calculator')).toHaveValue('');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/plastic-grapes/2');
  const channels = page.getByRole('button', { name: /^Channels/ });
  await channels.click();
  await page.getByRole('dialog', { name: 'Channels' }).getByRole('button', { name: 'Calculators' }).click();
  const sheet = page.getByRole('dialog', { name: 'Calculators' });
  await sheet.getByRole('button', { name: /^YAN Nutrient/ }).click();
  const toolSheet = page.getByRole('dialog', { name: 'Calculator', exact: true });
  await expect(toolSheet).toContainText('YAN');
  await expect(toolSheet.locator('output')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Back to Calculators' }).click();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(channels).toBeFocused();

  await page.goto('/plastic-grapes/tools');
  await expect(sheet).toBeVisible();
  await context.close();
});

test('the message box opens the calculators, and on a phone its menu shows the formatting', async ({
  browser,
  server,
}) => {
  const { context } = await seededMember(browser, server, 2);
  const page = await context.newPage();
  await page.goto('/plastic-grapes/2');
  const beside = page.getByRole('button', { name: 'Calculator', exact: true });
  await beside.click();
  await expect(page.getByRole('complementary', { name: 'Calculators' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(beside).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await beside.click();
  const sheet = page.getByRole('dialog', { name: 'Calculators' });
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Formatting' }).click();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await context.close();
});
