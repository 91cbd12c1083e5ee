import type { Page } from '@playwright/test';
import { row, say } from './conversation.ts';
import { expect, holdRequests, joinInBrowser, newName, test } from './journey.ts';

const write = (page: Page) => page.getByLabel('Message', { exact: true });
const form = /\/edit-form-[^/]*\.js/;

test('text typed before the edit form has loaded is not sent', async ({ page, server }) => {
  await joinInBrowser(page, server, newName('Slow'));
  const run = Date.now();
  await say(page.request, '2', `Racked ${run}`);
  const send = await holdRequests(page, form);
  await page.goto('/plastic-grapes/2');
  const message = row(page, `Racked ${run}`);
  await expect(message).toBeVisible();
  await write(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('twice over');
  await page.keyboard.press('Enter');
  await expect(write(page)).toHaveValue('');
  await expect(write(page)).toHaveAttribute('placeholder', 'Opening the message to edit…');

  // A member need not wait, and continues writing.
  await page.keyboard.press('Escape');
  await page.keyboard.type('A draft');
  await expect(write(page)).toHaveValue('A draft');
  // While the form loads, keys on the message are not reactions, and the draft is unchanged.
  await message.focus();
  await page.keyboard.press('e');
  await page.keyboard.type('great');
  await write(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(write(page)).toHaveValue('A draft');
  send();
  const field = page.getByLabel('Edit message');
  await expect(field).toBeFocused();
  await expect(write(page)).toBeEditable();
  await page.keyboard.type(' and topped up');
  await page.keyboard.press('Enter');
  await expect(row(page, `Racked ${run} and topped up`)).toContainText('edited');
  await expect(message.getByRole('button', { name: 'Grape, 0' })).toBeVisible();
  await expect(page.locator('[data-seq]').filter({ hasText: /twice over|A draft/ })).toHaveCount(0);
});

test('the composer gets the keys again if the form does not load', async ({ page, server, complaints }) => {
  await joinInBrowser(page, server, newName('Cut_off'));
  const run = Date.now();
  await say(page.request, '2', `Topped ${run}`);
  await page.route(form, (route) => route.abort());
  await page.goto('/plastic-grapes/2');
  await expect(row(page, `Topped ${run}`)).toBeVisible();
  await write(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('The message can’t be edited right now', { exact: true })).toBeVisible();
  await page.keyboard.type('Later');
  await expect(write(page)).toHaveValue('Later');
  complaints.splice(0);
});
