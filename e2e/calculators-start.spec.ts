import { expect, test } from './journey.ts';

// A page that the worker answers for gets its scripts from what is kept, where no test can hold them up.
test.use({ serviceWorkers: 'block' });

test('what is typed, chosen and opened before the script comes counts, and a notice harms nothing', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('carried-toast', '{"title":"Signed out"}'));
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/tools/so2', { waitUntil: 'commit' });
  const pH = page.getByLabel('pH', { exact: true });
  await pH.fill('3,6');
  await page.getByLabel('Sulfite').selectOption('SMBS');
  await page.getByText('Dose sheet').click();
  await expect(page.getByText('Signed out')).toBeVisible();
  // It would copy what was not typed.
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeDisabled();
  await expect(page.locator('output')).toContainText('3.833');
  letCome();
  // (0.8 × 10^1.8 − 10) / 0.52 × 100 / 1000 = 7.784.
  await expect(page.locator('output')).toContainText('7.784');
  await expect(pH).toHaveValue('3,6');
  await expect(page.getByLabel(/^SO₂ in the product/)).toHaveValue('52');
  await expect(page.getByLabel('Tank name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
});

test('a volume typed before the script comes is in the unit that stood there', async ({ page }) => {
  await page.goto('/tools/so2');
  await page.getByLabel('Liters or gallons').selectOption('hL');
  await expect(page.getByLabel('Wine volume')).toHaveValue('1');
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Wine volume').fill('200');
  letCome();
  await expect(page.getByLabel('Wine volume')).toHaveValue('2');
  // Twice the 3.8331 g of 100 L.
  await expect(page.locator('output')).toContainText('7.666');
});

test('a page that something in the browser has changed is built anew, and is still whole', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await page.locator('h1').evaluate((heading) => {
      heading.textContent = 'Translated';
    });
    await route.continue();
  });
  await page.goto('/tools/so2');
  // React reports that it has to.
  await expect.poll(() => complaints.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SO₂ Addition');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('South Haven');
  await expect(page.getByRole('heading', { name: 'Why pH decides' })).toBeVisible();
  await page.getByLabel('pH', { exact: true }).fill('3.6');
  await expect(page.locator('output')).toContainText('50.48');
  complaints.splice(0);
});
