import { api, openChannel, row, say } from './conversation.ts';
import { expect, joinInBrowser, newName, test } from './journey.ts';

test('a begun edit is kept over another channel, a reload, and the message’s deletion', async ({
  page,
  server,
}) => {
  await joinInBrowser(page, server, newName('Careful'), '/plastic-grapes/2');
  const run = Date.now();
  const id = await say(page.request, '2', `Racked ${run}`);
  const message = row(page, `${run}`);
  const field = page.getByLabel('Edit message');
  await message.focus();
  await page.keyboard.press('e');
  await field.fill(`Racked ${run} and sulfited`);
  await openChannel(page, 'Natural Winemaking');
  await openChannel(page, 'Regenerative Viticulture');
  await expect(field).toHaveValue(`Racked ${run} and sulfited`);

  await page.reload();
  await expect(message).toContainText('Your edit isn’t saved yet.');
  await message.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveValue(`Racked ${run} and sulfited`);

  await page.request.delete(`${api}/messages/${id}`);
  const gone = page.getByRole('region', { name: 'An edit that wasn’t saved' });
  await expect(gone).toContainText(`Racked ${run} and sulfited`);
  await gone.getByRole('button', { name: 'Move to the message box' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`Racked ${run} and sulfited`);
  await expect(gone).toHaveCount(0);
});

test('an edit shows what another device has saved since, and replaces it only on request', async ({
  page,
  server,
}) => {
  await joinInBrowser(page, server, newName('Twice'), '/plastic-grapes/2');
  const run = Date.now();
  const id = await say(page.request, '2', `Topped ${run}`);
  await row(page, `${run}`).focus();
  await page.keyboard.press('e');
  const field = page.getByLabel('Edit message');
  await field.fill(`Topped ${run} here`);
  await page.request.patch(`${api}/messages/${id}`, { data: { content: `Topped ${run} there` } });
  await expect(page.getByText(`Topped ${run} there`)).toBeVisible();
  await expect(field).toHaveValue(`Topped ${run} here`);
  await page.getByRole('button', { name: 'Replace with mine' }).click();
  await expect(field).toHaveCount(0);
  await expect(row(page, `Topped ${run} here`)).toBeVisible();
});
