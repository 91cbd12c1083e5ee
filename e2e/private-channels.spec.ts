import { list, openChannel, readEverything, row } from './conversation.ts';
import { expect, joinInBrowser, newAdministrator, seededMember, test } from './journey.ts';

const writerName = 'member2';
const readerName = 'member3';
const guestName = 'member3';

test('two members talk privately: from a card, with a badge, by keyboard, and on a phone', async ({
  browser,
  server,
}) => {
  const writer = await seededMember(browser, server, 2);
  const reader = await seededMember(browser, server, 3);
  await readEverything(reader.request);
  const page = await writer.context.newPage();
  const other = await reader.context.newPage();
  await other.goto('/plastic-grapes/1');
  await page.goto('/plastic-grapes/1');
  await page.getByRole('button', { name: 'New message', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByLabel('Find a member').fill(readerName);
  await dialog.getByRole('button', { name: readerName, exact: true }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(`To ${readerName}`);
  await dialog.getByRole('button', { name: 'Open conversation' }).click();
  await expect(list(page)).toHaveAccessibleName(`Messages in ${readerName}`);
  await expect(page.getByText('Only those in this conversation can read')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the press still for sale?');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Is the press still for sale?')).toBeVisible();

  const direct = other.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: writerName });
  await expect(direct).toHaveAccessibleName(/1 unread/);
  await openChannel(other, writerName);
  await expect(row(other, 'Is the press still for sale?')).toBeVisible();
  // The writer is a newcomer, so this is a request.
  await expect(other.getByText('wants to talk to you')).toBeVisible();
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('textbox', { name: 'Message' }).fill('Yes, until Friday');
  await other.keyboard.press('Enter');
  await expect(row(page, 'Yes, until Friday')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: /^Channels/ }).click();
  await expect(page.getByRole('dialog', { name: 'Channels' }).getByText('Direct messages')).toBeVisible();
  await writer.context.close();
  await reader.context.close();
});

test('a member makes a private group, invites another by a link, and removes them', async ({
  browser,
  server,
}) => {
  const owner = await seededMember(browser, server, 2);
  const guest = await seededMember(browser, server, 3);
  const page = await owner.context.newPage();
  await page.goto('/plastic-grapes/1');
  await page.getByRole('button', { name: 'New private group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New private group' });
  await dialog.getByLabel('Name').fill('Lake Michigan Shore');
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(list(page)).toHaveAccessibleName('Messages in Lake Michigan Shore');
  await page.getByRole('button', { name: /^Participants/ }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.getByText(/invitation=/).textContent()) ?? '';

  const other = await guest.context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Join' }).click();
  await expect(list(other)).toHaveAccessibleName('Messages in Lake Michigan Shore');
  await page.reload();
  await page.getByRole('button', { name: /^Participants/ }).click();
  await page.getByRole('button', { name: `Remove ${guestName}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'There is no such channel' })).toBeVisible();
  await expect(other.getByText('Lake Michigan Shore')).toHaveCount(0);
  await owner.context.close();
  await guest.context.close();
});

test('in a private group, staff are offered neither pins nor the deletion of others’ messages', async ({
  page,
  browser,
  server,
}) => {
  await joinInBrowser(page, server, newAdministrator(), '/plastic-grapes/1');
  await page.getByRole('button', { name: 'New private group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New private group' });
  await dialog.getByLabel('Name').fill('Staff table');
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(list(page)).toHaveAccessibleName('Messages in Staff table');
  await page.getByRole('button', { name: /^Participants/ }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.getByText(/invitation=/).textContent()) ?? '';
  const guest = await seededMember(browser, server, 3);
  const other = await guest.context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Join' }).click();
  await expect(list(other)).toHaveAccessibleName('Messages in Staff table');
  await other.getByRole('textbox', { name: 'Message' }).fill('Only for us');
  await other.keyboard.press('Enter');
  const offers = async (act: 'Pin Message' | 'Delete', text: string, count: number) => {
    await row(page, text).getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem', { name: 'Copy Message' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: act })).toHaveCount(count);
    await page.keyboard.press('Escape');
  };
  await offers('Pin Message', 'Only for us', 0);
  await offers('Delete', 'Only for us', 0);
  await openChannel(other, 'Regenerative Viticulture');
  await other.getByRole('textbox', { name: 'Message' }).fill('For everyone');
  await other.keyboard.press('Enter');
  await openChannel(page, 'Regenerative Viticulture');
  await offers('Pin Message', 'For everyone', 1);
  await offers('Delete', 'For everyone', 1);
  await guest.context.close();
});
