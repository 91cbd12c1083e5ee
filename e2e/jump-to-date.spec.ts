import { withDatabase } from '../apps/server/testing/signed-in.ts';
import { list, row, say } from './conversation.ts';
import { expect, joinInBrowser, newName, test } from './journey.ts';

// Midnight of February 9 in Detroit is 5:00 in UTC.
test.use({ timezoneId: 'America/Detroit' });

test('a member jumps to the first message of a day in their time zone, also on a phone', async ({
  page,
  server,
}) => {
  await joinInBrowser(page, server, newName('Historian'));
  const run = Date.now();
  const moments = {
    eve: '2025-02-09T04:59:00Z',
    first: '2025-02-09T05:01:00Z',
    spring: '2025-04-01T12:00:00Z',
  };
  for (const [name, moment] of Object.entries(moments)) {
    const id = await say(page.context().request, '4', `${name} ${run}`);
    await withDatabase(await server.databaseUrl(), (database) =>
      database.$client.query('update messages set created_at = $1 where id = $2', [moment, id]),
    );
  }
  await page.goto('/plastic-grapes/4');
  await expect(list(page)).toHaveAccessibleName('Messages in Small Wine Business');
  const button = page.getByRole('button', { name: 'Jump to a date' });
  const dialog = page.getByRole('dialog', { name: 'Jump to a date' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Date')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Choose a date.');
  await dialog.getByLabel('Date').fill('2025-02-09');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, `first ${run}`)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 780 });
  await button.click();
  await dialog.getByLabel('Date').fill('2025-02-10');
  await dialog.getByRole('button', { name: 'Go' }).click();
  await expect(row(page, `spring ${run}`)).toBeFocused();
  await page.goBack();
  await expect(row(page, `first ${run}`)).toBeInViewport();

  await button.click();
  await dialog.getByLabel('Date').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Go' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There are no messages on that day or later.');
});
