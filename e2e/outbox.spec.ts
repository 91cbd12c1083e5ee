import type { Page } from '@playwright/test';
import { expect, joinInBrowser, newName, openElsewhere, test } from './journey.ts';

const write = (page: Page) => page.getByPlaceholder(/^Write to/);
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('a failed message waits with Retry, survives a reload, and arrives once', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Stubborn'));
  const sends = '**/api/community/channels/*/messages';
  const failToSend = async (text: string) => {
    await page.route(sends, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await write(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(message(page, text).getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute(sends);
  };
  const run = Date.now();
  await failToSend(`Retried ${run}`);
  await message(page, `Retried ${run}`).getByRole('button', { name: 'Retry' }).click();
  await expect(message(page, `Retried ${run}`).getByRole('button', { name: /grape/i })).toBeVisible();
  await failToSend(`Reloaded ${run}`);
  await page.reload();
  for (const text of [`Reloaded ${run}`, `Retried ${run}`]) {
    await expect(message(page, text).getByRole('button', { name: /grape/i })).toBeVisible();
    await expect(message(page, text)).toHaveCount(1);
  }
  await failToSend(`Discarded ${run}`);
  await message(page, `Discarded ${run}`).getByRole('button', { name: 'Discard' }).click();
  await expect(message(page, `Discarded ${run}`)).toHaveCount(0);
  complaints.splice(0);
});

test('after a lost connection missed messages appear once and in order', { tag: '@essential' }, async ({
  page,
  server,
  browser,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Here'));
  const away = await openElsewhere(browser, server);
  await joinInBrowser(away.page, server, newName('Away'));
  const run = Date.now();
  await write(page).fill(`Before the cut ${run}`);
  await page.keyboard.press('Enter');
  await expect(message(away.page, `Before the cut ${run}`)).toBeVisible();
  await away.context.setOffline(true);
  for (let at = 1; at <= 5; at += 1) {
    await write(page).fill(`Missed ${run} number ${at}`);
    await page.keyboard.press('Enter');
    await expect(
      message(page, `Missed ${run} number ${at}`).getByRole('button', { name: /grape/i }),
    ).toBeVisible();
  }
  await message(page, `Before the cut ${run}`).getByRole('button', { name: /grape/i }).click();
  await expect(message(away.page, `Missed ${run}`)).toHaveCount(0);
  await away.context.setOffline(false);
  await expect(message(away.page, `Missed ${run}`)).toHaveText(
    [1, 2, 3, 4, 5].map((at) => new RegExp(`Missed ${run} number ${at}`)),
  );
  await expect(
    message(away.page, `Before the cut ${run}`).getByRole('button', { name: /grape/i }),
  ).toContainText('1');
  await away.context.close();
  complaints.splice(0);
});

test('a killed server comes back without a reload of the page', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Patient'));
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Other'));
  await server.kill();
  const text = `Written while nobody served ${Date.now()}`;
  await write(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(message(page, text).getByRole('button', { name: 'Retry' })).toBeVisible();
  // Retry has no effect while the server is down; once the server is back, the message is sent without another press.
  await message(page, text).getByRole('button', { name: 'Retry' }).click();
  await expect(message(page, text).getByRole('button', { name: 'Retry' })).toBeVisible();
  await server.start();
  await expect(message(other.page, text)).toBeVisible();
  await expect(message(page, text)).toHaveCount(1);
  await other.context.close();
  complaints.splice(0);
});

test('Shift+Enter adds a line, and blank text is not sent', async ({ page, server }) => {
  await joinInBrowser(page, server, newName('Poet'));
  await write(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No messages yet.').or(page.getByRole('listitem')).first()).toBeVisible();
  await write(page).fill('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await expect(message(page, 'First line')).toContainText('second line');
});
