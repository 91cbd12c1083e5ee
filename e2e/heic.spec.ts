import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, joinInBrowser, newName, openElsewhere, test, testOnOwnServer } from './journey.ts';

const testWithHeic = testOnOwnServer({ HEIC: 'on' });

const files = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
const picker = (page: Page) => page.locator('input[type=file]');

async function attachHeic(page: Page) {
  const buffer = await readFile(new URL('../apps/server/testing/heic/quarters.heic', import.meta.url));
  await picker(page).setInputFiles({ name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer });
}

test('a phone is asked for JPEG if the server cannot open HEIC, and a HEIC is rejected with an explanation', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Asks'));
  await expect(picker(page)).toHaveAttribute('accept', /^image\/jpeg,/);
  await expect(picker(page)).not.toHaveAttribute('accept', /hei[cf]/);
  await attachHeic(page);
  await expect(files(page).getByRole('alert')).toHaveText(/Save it as a JPEG and try again\. An iPhone/);
  await expect(files(page).getByRole('button', { name: 'Retry' })).toBeHidden();
  // The browser reports the rejected request.
  complaints.splice(0);
});

testWithHeic(
  'a phone’s HEIC is attached and visible in a browser that cannot show HEIC',
  async ({ page, server, browser }) => {
    const other = await openElsewhere(browser, server);
    await joinInBrowser(other.page, server, newName('Sees'));
    await joinInBrowser(page, server, newName('Takes'));
    await expect(picker(page)).toHaveAttribute('accept', /image\/heic,.*\.heic/);
    await attachHeic(page);
    await expect(files(page).getByText(/bytes|KB/)).toHaveCount(1);
    await page.getByLabel('Message', { exact: true }).fill('Straight from the vat');
    await page.keyboard.press('Enter');
    const shown = other.page
      .getByRole('listitem')
      .filter({ hasText: 'Straight from the vat' })
      .getByRole('img', { name: 'IMG_0412.HEIC' });
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([192, 256]);
    await other.context.close();
  },
);
