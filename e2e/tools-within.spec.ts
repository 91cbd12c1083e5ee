import { api, row, say } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

const numbers = '#so2:pH=3.55&molecularSo2MgPerL=0.8&volumeL=400&freeSo2MgPerL=12';

test('a calculator opens beside the conversation and signs nobody out, and what it says can be shared', async ({
  browser,
  server,
  complaints,
}) => {
  await server.seed('--members 3 --messages 0');
  const [writer, reader] = await Promise.all([2, 3].map((number) => seededMember(browser, server, number)));
  if (!writer || !reader) throw new Error('nobody is there');
  const run = Date.now();
  await say(writer.request, '1', `Look ${run} ${server.url}/tools/so2${numbers} and ${server.url}/about`);
  const page = await writer.context.newPage();
  await page.goto('/plastic-grapes/1');
  const said = row(page, `Look ${run}`);
  const card = said.getByRole('region', { name: 'SO₂ Addition' });
  await expect(card).toContainText('pH 3.55');
  await said.getByRole('link', { name: 'this calculation' }).click();
  const panel = page.getByRole('complementary', { name: 'Calculator' });
  await expect(panel.getByLabel('pH', { exact: true })).toHaveValue('3.55');
  await panel.getByRole('button', { name: 'Share in General' }).click();

  const other = await reader.context.newPage();
  await other.goto('/plastic-grapes/1');
  const shared = other.locator('[data-seq]').filter({ hasText: 'SO₂ addition:' }).last();
  const figure = shared.getByRole('region', { name: 'SO₂ Addition' });
  await expect(figure).toContainText('pH 3.55');
  await expect(figure).not.toContainText('When this was shared');
  await figure.getByRole('button', { name: 'Open with these numbers' }).click();
  await expect(
    other.getByRole('complementary', { name: 'Calculator' }).getByLabel('pH', { exact: true }),
  ).toHaveValue('3.55');

  await said.getByRole('link', { name: /about/ }).click();
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
