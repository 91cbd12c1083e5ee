import { expect, test, untilCached } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('a student takes back a grade, by button and by keyboard, and goes on without a network', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/wset/cards?deck=d1');
  const seen = page.getByText(/^\d+ of \d+$/);
  await expect(seen).toHaveText(/^0 of/);
  const card = page.getByRole('region', { name: 'Card' });
  const question = await card.locator('p').nth(1).textContent();
  await page.keyboard.press(' ');
  await page.keyboard.press('1');
  await expect(seen).toHaveText(/^1 of/);
  await page.getByRole('button', { name: 'Undo the last grade' }).click();
  await expect(seen).toHaveText(/^0 of/);
  await expect(card).toContainText(question ?? '');
  await page.keyboard.press(' ');
  await page.keyboard.press('3');
  await expect(seen).toHaveText(/^1 of/);
  await page.keyboard.press('Control+z');
  await expect(seen).toHaveText(/^0 of/);
  await page.keyboard.press(' ');
  await page.keyboard.press('3');
  await expect(seen).toHaveText(/^1 of/);

  await untilCached(page);
  await context.setOffline(true);
  await page.goto('/wset/cards?deck=d2');
  await expect(card).toBeVisible();
  await page.goto('/wset/cards?deck=d1');
  await expect(seen).toHaveText(/^1 of/);
  // The browser reports requests that it could not send.
  complaints.splice(0);
});

test('forced colors show which deck is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/wset/cards');
  await expect(page.locator('[aria-pressed="true"]')).toBeVisible();
  const styles = await page
    .locator('[aria-pressed]')
    .evaluateAll((all) => all.map((one) => [one.ariaPressed, getComputedStyle(one).outlineStyle]));
  expect(styles.map(([isPressed, outline]) => [isPressed, outline === 'solid'])).toEqual(
    styles.map(([isPressed]) => [isPressed, isPressed === 'true']),
  );
  expect(styles.filter(([isPressed]) => isPressed === 'true')).toHaveLength(1);
});
