import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { drawnPicture } from './drawn-picture.ts';
import { expect, joinInBrowser, newName, openElsewhere, test } from './journey.ts';

const write = (page: Page) => page.getByLabel('Message', { exact: true });
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const files = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');

async function comesBack(page: Page, picture: Locator) {
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveAttribute('src');
  await page.unroute('**/api/community/attachments/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(picture).toHaveAttribute('src', /attachments/);
}

test('pictures and tables are attached by button, paste, and drop, survive a failed upload and a reload, and reach others', {
  tag: '@essential',
}, async ({ page, server, browser, complaints }) => {
  test.setTimeout(120_000);
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Looks'));
  await joinInBrowser(page, server, newName('Shows'));
  const vat = {
    name: 'vat.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawnPicture(page, 'image/jpeg', 1_200, 800),
  };
  const must = { name: 'must.csv', mimeType: 'text/csv', buffer: Buffer.from('vat,brix\n1,24.1\n') };

  await page.route('**/api/community/attachments', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles([vat, must]);
  await expect(files(page)).toHaveCount(2);
  await expect(files(page).getByRole('alert').first()).toContainText('The server can’t be reached.');
  await write(page).fill('Lost?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Retry it or remove it before sending.')).toBeVisible();
  await page.unroute('**/api/community/attachments');
  for (const { name } of [vat, must]) await page.getByRole('button', { name: `Retry ${name}` }).click();
  await expect(files(page).getByRole('alert')).toHaveCount(0);
  await expect(files(page).getByText(/bytes|KB/)).toHaveCount(2);
  complaints.splice(0);

  await page.reload();
  await expect(files(page)).toHaveCount(2);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'cellar.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') },
    { name: 'label.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(files(page).filter({ hasText: 'cellar.mp4' }).getByRole('alert')).toContainText(
    'can be attached; other files can’t',
  );
  // The error is announced once, and shown at each file.
  await expect(files(page).filter({ hasText: 'label.jpg' })).toContainText(
    'can be attached; other files can’t',
  );
  complaints.splice(0);
  expect(await axeFaults(page, 'files')).toEqual([]);
  for (const name of ['cellar.mp4', 'label.jpg'])
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  await giveFile(page, 'paste', 'pasted.png', await drawnPicture(page, 'image/png', 40, 30));
  await expect(files(page)).toHaveCount(3);
  await giveFile(page, 'drop', 'dropped.csv', Buffer.from('a,b\n'));
  await expect(files(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove dropped.csv' }).click();
  complaints.splice(0);

  await other.page.route('**/api/community/attachments/*', (route) => route.abort());
  await write(page).fill(`The vats ${Date.now()}`);
  await page.keyboard.press('Enter');
  const sent = message(other.page, 'The vats');
  const shown = sent.getByRole('img', { name: 'vat.jpg' });
  await comesBack(other.page, shown);
  expect(
    await shown.evaluate((image) => [image.getAttribute('width'), image.getAttribute('height')]),
  ).toEqual(['240', '160']);
  await expect(sent.getByRole('link', { name: /must\.csv/ })).toContainText('16 bytes');
  await shown.click();
  const viewer = other.page.getByRole('dialog', { name: 'vat.jpg' });
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  expect(await axeFaults(other.page, 'viewer')).toEqual([]);
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(other.page.getByRole('dialog', { name: 'pasted.png' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await other.context.close();
});

test('an edited message keeps its files except removed ones, and lists them in the channel’s files', async ({
  page,
  server,
  browser,
}) => {
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Finds'));
  await joinInBrowser(page, server, newName('Edits'));
  await page.locator('input[type=file]').setInputFiles([
    { name: 'press.jpg', mimeType: 'image/jpeg', buffer: await drawnPicture(page, 'image/jpeg', 1_200, 800) },
    { name: 'pasted.png', mimeType: 'image/png', buffer: await drawnPicture(page, 'image/png', 40, 30) },
    { name: 'brix.csv', mimeType: 'text/csv', buffer: Buffer.from('vat,brix\n1,24.1\n') },
  ]);
  await expect(files(page).getByText(/bytes|KB/)).toHaveCount(3);
  await write(page).fill('The vats');
  await page.keyboard.press('Enter');
  const sent = message(other.page, 'brix.csv').first();
  await expect(sent.getByRole('img', { name: 'pasted.png' })).toBeVisible();
  await message(page, 'brix.csv').first().focus();
  await message(page, 'brix.csv').first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove pasted.png' }).click();
  await page.getByLabel('Edit message').fill('');
  await page.keyboard.press('Enter');
  await expect(sent.getByRole('img', { name: 'pasted.png' })).toHaveCount(0);
  await other.page.getByRole('button', { name: /^Pinned messages and files/ }).click();
  await other.page.getByRole('tab', { name: 'Files' }).click();
  const panel = other.page.getByRole('complementary', { name: 'Pinned messages and files' });
  await expect(panel.getByRole('listitem')).toContainText(['press.jpg', 'brix.csv']);
  expect(await axeFaults(other.page, 'files of the channel')).toEqual([]);
  await panel.getByRole('link', { name: 'press.jpg', exact: true }).click();
  await expect(other.page.getByRole('dialog', { name: 'press.jpg' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await panel.getByRole('link', { name: 'Go to message with brix.csv' }).click();
  await expect(other.page).toHaveURL(/\/plastic-grapes\/1\/[0-9a-f-]{36}$/);
  await other.context.close();
});

async function giveFile(page: Page, kind: 'paste' | 'drop', name: string, content: Buffer) {
  await write(page).evaluate(
    (field, { kind, name, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([new Uint8Array(bytes)], name, { type: name.endsWith('png') ? 'image/png' : 'text/csv' }),
      );
      const options = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer }),
      );
    },
    { kind, name, bytes: [...content] },
  );
}
