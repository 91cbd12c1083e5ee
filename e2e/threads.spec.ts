import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { api, openChannel, row, say } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

async function answer(request: APIRequestContext, content: string, replyTo: string): Promise<void> {
  const data = { id: randomUUID(), content, replyTo };
  expect((await request.post(`${api}/channels/1/messages`, { data })).status()).toBe(201);
}

const panelAt = (page: Page, width: number) =>
  page.getByRole(width > 1_000 ? 'complementary' : 'dialog', { name: 'Thread' });

test('a thread gathers replies at their message, and a reply from its panel is in the channel too', async ({
  browser,
  server,
}) => {
  const [reader, other] = await Promise.all([1, 2].map((number) => seededMember(browser, server, number)));
  if (!reader || !other) throw new Error('nobody is there');
  const page = await reader.context.newPage();
  for (const width of [1_440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const question = `Which yeast at ${width}, ${Date.now()}?`;
    const rootId = await say(other.request, '1', question);
    await answer(other.request, `A neutral one at ${width}`, rootId);
    await page.goto('/plastic-grapes/1');
    const root = row(page, question).first();
    const line = root.getByRole('button', { name: /^1 reply, last/ });
    await line.press('Enter');
    const panel = panelAt(page, width);
    await expect(panel.getByRole('listitem').filter({ hasText: question })).toBeVisible();
    await expect(panel).toContainText(`A neutral one at ${width}`);
    expect(await axeFaults(page, `a thread at ${width}`)).toEqual([]);

    await answer(other.request, `Live at ${width}`, rootId);
    await expect(panel).toContainText(`Live at ${width}`);
    const field = panel.getByRole('textbox', { name: 'Reply' });
    await field.fill(`Thanks at ${width}`);
    await field.press(width > 1_000 ? 'Enter' : 'Control+Enter');
    await expect(field).toHaveValue('');
    await expect(panel.getByRole('listitem').last()).toContainText(`Thanks at ${width}`);
    await field.fill('For later');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(root.getByRole('button', { name: /^3 replies, last/ })).toBeFocused();
    await expect(row(page, `Thanks at ${width}`)).toContainText('In reply to');

    await page.keyboard.press('o');
    await expect(field).toHaveValue('For later');
    await field.fill('');
    await panel.getByRole('button', { name: 'Close' }).click();
  }
  for (const { context } of [reader, other]) await context.close();
});

test('a thread says so when it cannot be fetched, keeps replies while offline, and follows in another channel', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 3);
  const other = await seededMember(browser, server, 4);
  const page = await reader.context.newPage();
  await page.setViewportSize({ width: 1_440, height: 800 });
  const question = `Which cork, ${Date.now()}?`;
  const rootId = await say(reader.request, '1', question);
  await answer(other.request, 'Agglomerate', rootId);
  await page.goto('/plastic-grapes/1');
  const line = row(page, question)
    .first()
    .getByRole('button', { name: /^1 reply/ });
  await page.route(`**/threads/${rootId}*`, (route) => route.abort());
  await line.click();
  const panel = panelAt(page, 1_440);
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(`**/threads/${rootId}*`);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Agglomerate');

  await reader.context.setOffline(true);
  const field = panel.getByRole('textbox', { name: 'Reply' });
  await field.fill('Written offline');
  await field.press('Enter');
  await expect(panel.getByRole('listitem').last()).toContainText('Waiting for a connection');
  await reader.context.setOffline(false);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Written offline' })).toContainText(
    'Go to message',
  );

  await openChannel(page, 'Natural Winemaking');
  await answer(other.request, 'Or screw caps', rootId);
  await expect(panel).toContainText('Or screw caps');
  for (const { context } of [reader, other]) await context.close();
});
