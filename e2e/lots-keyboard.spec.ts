import type { Page } from '@playwright/test';
import { expect, joinInBrowser, newName, test } from './journey.ts';

function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const box = document.querySelector('[data-message-box]');
    const { bottom } = element.getBoundingClientRect();
    const isCovered =
      box !== null &&
      element !== document.body &&
      !box.contains(element) &&
      !element.closest('dialog') &&
      bottom > box.getBoundingClientRect().top;
    const words = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
    return { name: words.trim(), isCovered };
  });
}

/** Presses Tab until an element of that name has the focus, and checks that each one on the way is visible. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let left = 80; left > 0; left -= 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    expect(at.isCovered, `“${at.name.slice(0, 60)}” is covered`).toBe(false);
    if (name.test(at.name)) return;
  }
  throw new Error(`Tab did not come to ${name}`);
}

async function write(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function setUp(page: Page) {
  await page.goto('/lots');
  await expect(page.getByRole('heading', { name: 'Your winery', exact: true })).toBeVisible();
  await tabTo(page, /^Name of the winery/);
  await write(page, 'Example Hill');
  await expect(page.getByRole('heading', { name: /the vessels/ })).toBeVisible();
  await tabTo(page, /^Vessels/);
  await page.keyboard.type('T9-T14 500');
  await tabTo(page, /^Save the vessels/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /what the vessels hold/ })).toBeVisible();
  for (const [field, value] of [
    [/^Vessel or vessels$/, 'T9'],
    [/^Volume/, '300'],
    [/^Variety/, 'Merlot'],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^T9/ })).toBeVisible();
}

test('a cellar hand does everything by keyboard', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await joinInBrowser(page, server, newName('Kim'));
  await setUp(page);

  await tabTo(page, /^What was done, as you would text it/);
  await write(page, 'racked T10 to T11 20 gal');
  await expect(status(page, 'OK / NO')).toBeVisible();
  await tabTo(page, /^OK$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(status(page, 'Moved 20 gal')).toBeVisible();
  // The buttons are gone, and the focus stays in the message box.
  expect((await focused(page)).name).toBe('New message');

  await page.reload();
  // The newer row may come with the next answer of the server.
  await expect(page.getByRole('button', { name: /^Correct row/ })).toHaveCount(2);
  await tabTo(page, /^Correct row/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Volume in gal/)).toBeVisible();
  await tabTo(page, /^Volume in gal/);
  await page.keyboard.press('ControlOrMeta+A');
  await write(page, '15');
  await expect(page.getByText(/struck out by row/)).toHaveCount(1);
  expect((await focused(page)).name).toMatch(/^Row \d+, /);
  await tabTo(page, /^Correct row/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Take it back/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/struck out by row/)).toHaveCount(2);

  await tabTo(page, /^Settings$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^People · Lot manager/);
  await tabTo(page, /^Vessels$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Vessels · Lot manager/);
  await tabTo(page, /^Vessels and bottles/);
  await page.keyboard.type('T20 600');
  await tabTo(page, /^Save the vessels/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('T14, T20')).toBeVisible();

  await tabTo(page, /^Print labels/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Labels · Lot manager/);
  await tabTo(page, /^T20$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Print 2 labels/);
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});
