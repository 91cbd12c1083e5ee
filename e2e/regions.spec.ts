import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

test('the look-up of viticultural areas says what it does not know, and asks about a missing minus sign', async ({
  page,
}) => {
  await page.goto('/regions/american-viticultural-areas');
  const field = page.getByLabel('Latitude and longitude');
  const find = page.getByRole('button', { name: 'Find its areas' });
  await expect(find).toBeEnabled();
  await field.fill('38.00, -121.71');
  await find.click();
  const form = page.locator('form').filter({ has: field });
  await expect(form).toContainText('38° N, 121.71° W lies in none of the 269 boundaries that we have.');
  await expect(form).toContainText('It may lie in Contra Costa, established March 15, 2024');
  await expect(form).toContainText('The boundary of San Francisco Bay has changed in this county');
  await field.fill('42.4031,86.2736');
  await find.click();
  await expect(form).toContainText('Did you mean 42.4031° N, 86.2736° W?');
  await page.getByRole('button', { name: 'Yes, look there' }).click();
  await expect(form).toContainText('42.4031° N, 86.2736° W lies in one area:');
  await expect(form.getByRole('listitem')).toContainText('Lake Michigan Shore');
});

async function dragUp(page: Page, element: Locator, distance: number) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = { x: x + width / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [finger]);
  for (let moved = 10; moved <= distance; moved += 10)
    await send('touchMove', [{ ...finger, y: finger.y - moved }]);
  await send('touchEnd', []);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one finger on the map scrolls the page', async ({ page }) => {
    await page.goto('/regions/map');
    const map = page.getByRole('application').locator('svg');
    await expect(map.locator('path').first()).toBeAttached();
    // The browser scrolls with one finger, and leaves other gestures to the map.
    await expect(map).toHaveCSS('touch-action', 'pan-y');
    await map.scrollIntoViewIfNeeded();
    const shape = await map.locator('path').first().getAttribute('d');
    const before = await page.evaluate(() => scrollY);
    await dragUp(page, map, 180);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect(await map.locator('path').first().getAttribute('d')).toBe(shape);
    await expect(page.getByText('Two fingers move the map.')).toBeVisible();
  });
});
