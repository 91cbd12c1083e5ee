import { expect, holdRequests, test } from './journey.ts';

// A worker would serve the scripts from its cache, where a test cannot delay them.
test.use({ serviceWorkers: 'block' });

test('input from before the script has loaded counts, and a notice causes no errors', async ({ page }) => {
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
  // The button would copy the initial values.
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

for (const background of [false, true])
  test(`the script starts ${background ? 'at once in the background' : 'after the first paint'}`, async ({
    page,
  }) => {
    await page.addInitScript((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden });
      globalThis.requestAnimationFrame = () => 0;
    }, background);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/tools/so2');
    if (background) await expect(page.locator('[data-ready]')).toBeVisible();
    else {
      await expect(page.locator('output')).toContainText('3.833');
      expect(scripts).toEqual([]);
    }
  });

test('a volume typed before the script has loaded has the unit shown at the time', async ({ page }) => {
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
  await page.getByLabel('Wine volume').fill('2');
  letCome();
  await expect(page.getByLabel('Wine volume')).toHaveValue('2');
  // Twice the 3.8331 g of 100 L.
  await expect(page.locator('output')).toContainText('7.666');
});

test('a page that an extension has changed is rendered again in full', async ({ page, complaints }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/tools/so2', { waitUntil: 'commit' });
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Translated';
  });
  release();
  // React reports the new render.
  await expect.poll(() => complaints.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SO₂ Addition');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('South Haven');
  await expect(page.getByRole('heading', { name: 'Why pH decides' })).toBeVisible();
  await page.getByLabel('pH', { exact: true }).fill('3.6');
  await expect(page.locator('output')).toContainText('50.48');
  await expect(page.getByRole('img', { name: 'Free SO₂ needed by pH' })).toBeVisible();
  complaints.splice(0);
});

/** The promised maximum number of taps from a page to the answer on a phone; typing does not count. */
const ways = [
  {
    way: 'from the home page to a barrel of sulfite',
    from: '/',
    most: 5,
    taps: [
      'Open the calculators',
      'SO₂ Addition',
      ['pH', '3.62'],
      ['Wine volume', '225'],
      ['Current free SO₂', '12'],
    ],
    // (0.8 × 10^1.82 − 12) / 0.57 × 0.225.
    answer: '16.127',
  },
  { way: 'from sulfite to nitrogen', from: '/tools/so2', most: 2, taps: ['YAN'], answer: '42.30' },
  {
    way: 'from the home page to alcohol with temperatures',
    from: '/',
    most: 7,
    taps: [
      'Open the calculators',
      'Alcohol by Volume',
      ['Initial specific gravity', '1.100'],
      ['Final specific gravity', '0.994'],
      'Correct for temperature',
      ['Temperature of the first reading', '27'],
      ['Temperature of the last reading', '20'],
    ],
    answer: '14.64',
  },
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { way, from, most, taps, answer } of ways) {
    test(`${way} takes at most ${most} taps and nothing to delete`, async ({ page }) => {
      expect(taps.length).toBeLessThanOrEqual(most);
      await page.goto(from);
      for (const tap of taps) {
        const [label, typed] = typeof tap === 'string' ? [tap] : tap;
        const link = page.getByRole('link', { name: label, exact: true });
        // Once React has started, a tap selects the number in the field.
        if (typed) await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
        await link.or(page.getByLabel(label)).first().tap();
        if (typed) await page.keyboard.type(typed);
      }
      // The bar at the bottom repeats the answer while the answer is out of view.
      await expect(
        page.locator('output, p[data-bar]').filter({ hasText: answer, visible: true }),
      ).not.toHaveCount(0);
    });
  }
});
