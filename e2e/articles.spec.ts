import { readdirSync } from 'node:fs';
import { expect, test } from './journey.ts';

const articleFiles = readdirSync(new URL('../apps/web/content/articles', import.meta.url));
const guide = '/blog/wine-calculation-tools-for-winemakers';

test('a reader finds the guide, follows its contents to the calculators, and computes a result', {
  tag: '@essential',
}, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Read More.*Wine calculation tools/ }).click();
  await expect(page).toHaveURL(guide);
  const dates = page.getByRole('main').locator('time');
  await expect(dates.first()).toHaveAttribute('datetime', '2026-11-20');
  await expect(page.getByText(/\d min read/)).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  const entry = contents.getByRole('link', { name: 'Calculator: Alcohol by Volume' });
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  const alcohol = page.getByRole('region', { name: 'Calculator: Alcohol by volume' });
  await expect(alcohol).toBeInViewport();
  await alcohol.getByLabel(/^Initial specific gravity/).fill('1.120');
  await alcohol.getByLabel(/^Final specific gravity/).fill('1.000');
  // 0.120 × 131.25 = 15.75.
  await expect(alcohol.locator('output')).toContainText('15.75');

  const density = page.getByRole('region', { name: 'Calculator: Density and alcohol' });
  await density.getByLabel('Liquid').selectOption('Distillate, no extract');
  await density.getByLabel('Density', { exact: true }).fill('990');
  // OIML R 22: 990 kg/m³ at 20 °C is 5.79 % vol.
  await expect(density.locator('output')).toContainText('5.79');
  await expect(alcohol.locator('output')).toContainText('15.75');
  await density.getByText('How this is worked out').click();
  await expect(density.getByText(/\d+ published values/)).toBeVisible();

  // The prose is not sent a second time as script.
  await expect(page.getByText('Sugar is heavier than water; alcohol is lighter.')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
  const sent = (await Promise.all(scripts)).join('');
  expect(sent).toContain('131.25');
  expect(sent).not.toContain('Sugar is heavier than water');
});

test('the calculators within the other two guides work', async ({ page }) => {
  await page.goto('/blog/sulfur-dioxide-management-in-winemaking');
  const so2 = page.locator('#calculator-so2');
  await so2.getByLabel('pH', { exact: true }).fill('3.6');
  // 0.8 × 10^1.8 = 50.476.
  await expect(so2.locator('output')).toContainText('50.48');
  await page.goto('/blog/yan-management-in-winemaking');
  const yan = page.locator('#calculator-yan');
  await yan.getByLabel(/^FAN/).fill('200');
  // 200 + 50 × 0.8235 = 241.175, which lacks 8.825 mg/L of 250: in 100 L, 882.5 mg / 210 = 4.20 g of DAP.
  await expect(yan.locator('output')).toContainText('241.18');
  await expect(yan.locator('output')).toContainText('4.20');
});

test('a note leads to its source and back, and every article to its neighbors', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/us-wine-industry-export-problem');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'What the figures don’t show' }).click();
  await expect(page.getByRole('heading', { name: 'What the figures don’t show' })).toBeInViewport();

  await page.getByRole('link', { name: 'Source 2' }).last().click();
  const source = page.getByRole('listitem').filter({ hasText: 'State of the World Vine and Wine Sector' });
  await expect(source).toBeInViewport();
  await source.getByRole('link', { name: 'Back to where 2 is cited, place 2' }).click();
  await expect(page.getByText('Nearly half the wine drunk worldwide')).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  const tables = page.getByRole('region').filter({ has: page.getByRole('table') });
  const scrolls = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  const whether = await Promise.all((await tables.all()).map((table) => table.evaluate(scrolls)));
  // At 320 px some tables are wider than the screen, and others are not.
  expect(new Set(whether)).toEqual(new Set([true, false]));
  const says = (table: Element) => getComputedStyle(table, '::before').visibility === 'visible';
  expect(await Promise.all((await tables.all()).map((table) => table.evaluate(says)))).toEqual(whether);
  const more = page.getByRole('navigation', { name: 'More articles' });
  await expect(more.getByRole('link').first()).toHaveAttribute('href', /^\/blog\/[a-z-]+$/);
  await page.getByRole('link', { name: 'Back to Blog' }).last().click();
  await expect(page).toHaveURL('/blog');
});

test('a printed page shows the address of a calculator instead of its form', async ({ page }) => {
  await page.goto('/blog/sulfur-dioxide-management-in-winemaking');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#calculator-so2 form')).toBeHidden();
  await expect(page.getByText(/\/tools\/so2$/)).toBeVisible();
});

test('the blog shows its cards in one, two, and three columns, with pictures of 128 and 160 pixels', async ({
  page,
}) => {
  for (const [width, columns, height] of [
    [390, 1, 128],
    [700, 2, 160],
    [1200, 3, 160],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Read More' });
    await expect(cards).toHaveCount(articleFiles.length);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    expect((await cards.first().locator('svg').boundingBox())?.height).toBeCloseTo(height, 0);
  }
});
