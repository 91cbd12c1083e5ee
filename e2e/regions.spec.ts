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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one finger scrolls past the map, which opens on Europe', async ({ page }) => {
    await page.goto('/regions/map');
    const map = page.getByRole('application').locator('svg');
    await expect(map.locator('path').first()).toBeAttached();
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('There is no map.');
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
    const before = await page.evaluate(() => scrollY);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', { x, y, yDistance: -180, gestureSourceType: 'touch' });
    expect((await page.evaluate(() => scrollY)) - before).toBeGreaterThan(100);
  });
});
