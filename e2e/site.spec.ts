import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';

const criteria = [
  'Increasing biodiversity in and around the vineyard',
  'Planting hybrid grape varieties selected for local climate',
  'Transitioning to zero-additive winemaking',
  'Allocating a portion of profits to local social impact initiatives',
  'Leadership in a lesser-known wine region',
  'Being 100% employee-owned (even at harvest)',
  'Transparency advocacy (every additive and process available to consumers)',
];

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('an owner reads the home page, checks whether the winery qualifies, and gets started', {
  tag: '@essential',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bringing big data to small wineries');
  await expect(page.getByText('Personalized data analytics & software consulting')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Qualification Criteria' });
  const open = async () => {
    await page.getByRole('button', { name: 'qualifying' }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  for (const criterion of criteria) await expect(dialog).toContainText(criterion);
  await expect(dialog.getByRole('listitem')).toHaveCount(criteria.length);
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();

  const services = page.getByRole('region', { name: 'Services' });
  expect(await addresses(services.getByRole('link'))).toEqual(Array(6).fill('/services'));
  const stages = page.getByRole('region', { name: 'Process' }).getByRole('heading', { level: 3 });
  await expect(stages).toHaveText(['Veraison', 'Crush', 'Fermentation', 'Bottling']);
  await expect(page.getByText('This site was built in two days for $100.')).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the first screen of the home page leads to the community', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Join the community', exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', '/plastic-grapes');
  }
});

test('the bar leads everywhere, and has a shadow from more than 20 pixels on', async ({ page }) => {
  await page.goto('/services');
  const bar = page.getByRole('banner');
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.evaluate(() => scrollTo(0, 20));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20);
  expect(await shadow()).toBe('none');
  await page.evaluate(() => scrollTo(0, 21));
  await expect.poll(shadow).not.toBe('none');

  await expect(bar.getByRole('link', { name: 'Lot manager NEW' })).toBeVisible();
  const resources = bar.getByRole('group');
  await resources.getByText('Resources', { exact: true }).click();
  expect(await addresses(resources.getByRole('link'))).toEqual(
    expect.arrayContaining(['/tools', '/wset', '/blog', '/plastic-grapes']),
  );
  await expect(resources.getByRole('link', { name: 'Wine regions map' })).toBeVisible();
  await expect(resources.getByRole('link', { name: 'Wiki analysis' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(resources.getByRole('link', { name: 'Wiki analysis' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect((await addresses(menu.getByRole('link'))).slice(0, 4)).toEqual([
    '/projects',
    '/services',
    '/about',
    '/contact',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('services, projects, and the founder are described in full, in order, and lead to a conversation', async ({
  page,
}) => {
  await page.goto('/services');
  const cards = page.locator('[data-stagger="100"] > li');
  await expect(cards).toHaveCount(7);
  await expect(cards.first().getByRole('heading')).toHaveText('Empowering Wineries with Technology');
  const [wide, list] = [
    await cards.first().boundingBox(),
    await page.locator('[data-stagger="100"]').boundingBox(),
  ];
  expect(wide?.width).toBeGreaterThan((list?.width ?? 0) * 0.9);
  await page.getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(page).toHaveURL('/contact');

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission');
  await expect(page.locator('[data-reveal] > li')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');

  await page.goto('/projects');
  expect(await addresses(page.locator('[data-reveal] h2 a'))).toEqual([
    '/projects/grapeleafgpt',
    '/projects/michigan-wine-portal',
    '/blog/us-wine-industry-export-problem',
    '/projects/organic-wine-additives',
    '/projects/ava-wikipedia',
    '/projects/bordeaux-sat',
    '/projects/winery-lot-tracking',
    '/projects/domigo',
  ]);
  await expect(page.getByRole('link', { name: 'Start a Project' })).toHaveAttribute('href', '/contact');
  await page.getByRole('link', { name: 'grapeleafGPT' }).click();
  for (const figure of ['94.9%', '16 steps', '0 to 0.0001 over 100 steps', 'over 20,000 steps'])
    await expect(page.getByText(figure).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Projects' }).first().click();
  await expect(page).toHaveURL('/projects');
});

test('a cellar hand copies the demo number and the example message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/projects/winery-lot-tracking');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const toast = page.locator('[data-toast]');
  await page.getByRole('button', { name: 'Copy example number' }).click();
  await expect(toast).toHaveText('Phone number copied!');
  expect(await clipboard()).toMatch(/^\+1 \(\d{3}\) 555-01\d\d$/);
  await page.getByRole('button', { name: 'Copy example message' }).click();
  await expect(toast).toHaveText('Example SMS copied!');
  expect(await clipboard()).toMatch(/September \d+, 2025/);
});

test('a tool card leads to its calculator, and its guide to the article', async ({ page }) => {
  const guides = {
    'Brix to Specific Gravity': ['/tools/brix-sg', '/blog/wine-calculation-tools-for-winemakers'],
    'Alcohol (ABV)': ['/tools/alcohol', '/blog/wine-calculation-tools-for-winemakers'],
    'Density to Alcohol': ['/tools/density-alcohol', '/blog/wine-calculation-tools-for-winemakers'],
    'SO2 addition': ['/tools/so2', '/blog/sulfur-dioxide-management-in-winemaking'],
    YAN: ['/tools/yan', '/blog/yan-management-in-winemaking'],
  };
  await page.goto('/tools');
  const cards = page.locator('main ol').first().locator('li');
  await expect(cards).toHaveCount(Object.keys(guides).length);
  expect(await addresses(cards.getByRole('link'))).toEqual(Object.values(guides).flat());
  // The whole card is a link, except the guide's link.
  await cards.nth(3).click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL('/tools/so2');
  await page.goto('/tools');
  await cards.nth(3).getByRole('link', { name: 'Read detailed guide' }).click();
  await expect(page).toHaveURL('/blog/sulfur-dioxide-management-in-winemaking');
});

test('a student finds the four exams and the map, and the policy shows its dates and the minimum age', async ({
  page,
}) => {
  await page.goto('/wset');
  for (const unit of ['Level 3', 'D1', 'D2', 'D3'])
    await expect(page.getByRole('heading', { name: unit, level: 3 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'World wine region atlas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');

  await page.goto('/privacy-policy');
  await expect(page.getByText('Last updated February 8, 2025')).toBeVisible();
  await expect(page.getByText('No personal data is collected')).toBeVisible();
  await expect(page.getByText('at least 17 years old')).toBeVisible();
  await expect(page.getByText('deleted after 24 months').first()).toBeVisible();
  // Data that accounts gained after the policy was written.
  for (const stored of ['vote for in polls', 'messages you saved', 'if you set quiet hours, your time zone'])
    await expect(page.getByText(stored)).toBeVisible();
});

test('cards appear one after another as they come into view, unless the visitor wants no motion', async ({
  page,
}) => {
  const delays = (list: Locator) =>
    list
      .locator('> *')
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).style.transitionDelay));
  const steps = (count: number, ms: number) => Array.from({ length: count }, (_, index) => `${index * ms}ms`);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const [services, process] = [page.locator('[data-reveal]').nth(0), page.locator('[data-reveal]').nth(1)];
  expect(await delays(services)).toEqual(steps(6, 200));
  expect(await delays(process)).toEqual(steps(4, 200));
  const bottling = process.getByRole('listitem').last();
  await expect(bottling).toHaveCSS('filter', 'opacity(0)');
  await bottling.scrollIntoViewIfNeeded();
  await expect(bottling).toHaveCSS('filter', 'none');
  await page.goto('/about');
  expect(await delays(page.locator('[data-reveal]'))).toEqual(steps(6, 100));

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('[data-reveal]').nth(1).getByRole('listitem').last()).toHaveCSS('filter', 'none');
});

test('items below the first screen appear as they come into view', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('[data-reveal="0.2"] > li');
  const last = items.last();
  await expect(last).toHaveAttribute('data-awaits', '');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-revealed', '');
  await expect(last).not.toHaveAttribute('data-awaits');
  await expect(last).toHaveCSS('filter', 'none');
});

test('items of the first screen stay as they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto('/');
  await expect(page.locator('[data-reveal] > li').last()).toBeVisible();
  // The observer reports in the frame after the script has run.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await expect(page.locator('[data-awaits], [data-revealed]')).toHaveCount(0);
});
