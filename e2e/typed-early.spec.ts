import { expect, holdRequests, test } from './journey.ts';

// A worker would serve the scripts from its cache, where a test cannot delay them.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

const scripts = '**/assets/*.js';
const output = 'output';

test.describe('before the script loads', () => {
  test('a chosen unit and a typed number are read together', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto('/tools/so2', { waitUntil: 'commit' });
    const volume = page.getByLabel('Wine volume');
    await page.getByLabel('Liters or gallons').selectOption('US gal');
    await volume.fill('60');
    await expect(page.locator('[data-result]').first()).toHaveCSS('visibility', 'hidden');
    release();
    // Of 60 US gal = 227.125 L: 3.8331 g × 2.27125.
    await expect(page.locator(output)).toContainText('8.706');
    await expect(volume).toHaveValue('60');
    await expect(page.getByLabel('Liters or gallons')).toHaveValue('usGal');
    await page.getByLabel('pH', { exact: true }).focus();
    await expect(volume).toHaveValue('60');
  });

  test('a returning reader sees the chosen unit and the last values, and types in them', async ({ page }) => {
    await page.goto('/tools/so2');
    await page.getByLabel('Liters or gallons').selectOption('US gal');
    await page.getByLabel('Wine volume').fill('59');
    await page.getByLabel('pH', { exact: true }).fill('3.62');
    await expect(page).toHaveURL(/pH=3.62/);
    const release = await holdRequests(page, scripts);
    // From another page, since an address that differs only in its fragment loads nothing.
    await page.goto('about:blank');
    await page.goto('/tools/so2', { waitUntil: 'commit' });
    await expect(page.getByLabel('Wine volume')).toHaveValue('59');
    await expect(page.getByLabel('Liters or gallons')).toHaveValue('usGal');
    await expect(page.getByLabel('pH', { exact: true })).toHaveValue('3.62');
    await page.getByLabel('Wine volume').fill('60');
    release();
    // (0.8 × 10^1.82 − 10) / 0.57 / 1000 × 227.125 L = 42.855 / 570 × 227.125.
    await expect(page.locator(output)).toContainText('17.076');
    await expect(page.getByLabel('Wine volume')).toHaveValue('60');
    await expect(page.getByLabel('pH', { exact: true })).toHaveValue('3.62');
  });

  test('a number continues where React repeats the focus of its field', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto('/tools/so2', { waitUntil: 'commit' });
    const pH = page.getByLabel('pH', { exact: true });
    await pH.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('3');
    release();
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
    // As React does when a field got the focus during hydration.
    await pH.dispatchEvent('focusin');
    await page.keyboard.type('.6');
    await expect(pH).toHaveValue('3.6');
    await page.getByLabel('Wine volume').focus();
    await pH.focus();
    await page.keyboard.type('3.5');
    await expect(pH).toHaveValue('3.5');
  });

  test('the values of a link are in the page, and the default answer is not', async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto('/tools/so2#so2:pH=3.62&volumeL=225', { waitUntil: 'commit' });
    await expect(page.getByLabel('Wine volume')).toHaveValue('225');
    await expect(page.getByLabel('pH', { exact: true })).toHaveValue('3.62');
    await expect(page.getByText(/^3.833/).first()).toBeHidden();
    release();
    await expect(page.getByText(/^3.833/)).toHaveCount(0);
    await expect(page.locator(output)).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test('a unit chosen in one leaves the number being typed in the other alone', async ({ page, context }) => {
    await page.goto('/tools/so2');
    const volume = page.getByLabel('Wine volume');
    const unit = page.getByLabel('Liters or gallons');
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
    await volume.focus();
    const other = await context.newPage();
    await other.goto('/tools/deacidification');
    await other.getByLabel('Liters or gallons').first().selectOption('US gal');
    await page.bringToFront();
    await volume.pressSequentially('600');
    await expect(volume).toHaveValue('600');
    await expect(unit).toHaveValue('L');
    // Six times the 3.8331 g of 100 L.
    await expect(page.locator(output)).toContainText('22.99');
    await page.getByLabel('pH', { exact: true }).focus();
    // 600 / 3.785411784.
    await expect(volume).toHaveValue('158.5');
    await expect(unit).toHaveValue('usGal');
    await expect(page.locator(output)).toContainText('22.99');
    await other.close();
  });

  test('keep each other’s answers to flashcards', async ({ page, context }) => {
    await page.goto('/wset/cards');
    const other = await context.newPage();
    await other.goto('/wset/cards');
    const answerOne = async (tab: typeof page) => {
      await tab.keyboard.press(' ');
      await tab.getByRole('button', { name: /Good/ }).click();
    };
    await expect(page.getByText(/left today/)).toBeVisible();
    await expect(other.getByText(/left today/)).toBeVisible();
    for (let answered = 0; answered < 3; answered += 1) await answerOne(other);
    await expect(page.getByText(/3 of \d+/)).toBeVisible();
    await page.bringToFront();
    await answerOne(page);
    await expect(page.getByText(/4 of \d+/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/4 of \d+/)).toBeVisible();
    await expect(other.getByText(/4 of \d+/)).toBeVisible();
    await other.close();
  });
});

test('a number outside the range holds the answer after a reload, on the worksheet, and in a link', async ({
  page,
}) => {
  await page.goto('/tools/so2');
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  await page.getByLabel('pH', { exact: true }).fill('5');
  const hold = 'Not a figure to act on, with pH outside the range this page covers.';
  await expect(page.locator(output)).toContainText(hold);
  await expect(page).toHaveURL(/pH=5/);
  await page.reload();
  await expect(page.getByLabel('pH', { exact: true })).toHaveValue('5');
  await expect(page.locator(output)).toContainText(hold);
  await page.getByText('Use this result').click();
  await page.getByRole('link', { name: 'Add to the worksheet' }).click();
  const step = page.locator('[data-step="so2"]');
  await expect(step.getByRole('status')).toContainText(hold);
  await step.getByRole('link', { name: 'Open SO₂ Addition on its own page' }).click();
  await expect(page.locator(output)).toContainText(hold);
});

test('an empty field says in the bar which input the result is still for', async ({ page }) => {
  await page.goto('/tools/so2');
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  await page.getByLabel('Wine volume').fill('');
  await expect(page.locator('p[data-bar]')).toContainText('Still for Wine volume 100 L.');
  await expect(page.locator(output)).toContainText('Still for Wine volume 100 L.');
});
