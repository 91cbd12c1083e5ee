import { api, say } from '../conversation.ts';
import { expect, joinInBrowser, newAdministrator, newName, openElsewhere, test } from '../journey.ts';
import { axeFaults, overflowFaults } from './accessibility.ts';

test('the pages of moderators have no accessibility faults on a phone, light and dark', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Member'));
  const id = await say(other.page.request, '1', `Something to report ${Date.now()}`);
  await other.context.close();
  const reported = await page.request.post(`${api}/messages/${id}/reports`, {
    data: { reason: 'unkind', note: 'Please look' },
  });
  expect(reported.ok()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const faults: string[] = [];
  for (const name of ['reports', 'members', 'record', 'channels', 'numbers', 'enquiries']) {
    await page.goto(`/plastic-grapes/admin/${name}`);
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    for (const summary of await page.locator('summary').all()) await summary.click();
    faults.push(
      ...(await axeFaults(page, name)),
      ...(await overflowFaults(page)).map((fault) => `${name}: ${fault}`),
    );
  }
  expect(faults).toEqual([]);
});
