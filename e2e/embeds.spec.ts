import { expect, test } from '@playwright/test';
import { startSiteWithOutside } from './outside-site.ts';

// The test controls the clock: see playwright.config.ts.
test.use({ reuseContext: false });

let site: Awaited<ReturnType<typeof startSiteWithOutside>>;
const complaints: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startSiteWithOutside();
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => {
  site.outside.requests.splice(0);
  complaints.splice(0);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});
test.afterEach(() => expect(complaints).toEqual([]));

test('a tool of another site loads only on request by key, and takes the focus', async ({ page }) => {
  await page.goto(`${site.url}/projects/domigo`);
  const offer = page.getByRole('figure').filter({ hasText: 'Domigo sourdough calculator' });
  await expect(offer).toContainText(`It comes from ${new URL(site.outside.url).host}`);
  await expect(offer.getByRole('link', { name: 'Open it on its own page' })).toHaveAttribute(
    'href',
    `${site.outside.url}/domigo`,
  );
  expect(site.outside.requests).toEqual([]);

  await offer.getByRole('button', { name: 'Load the interactive tool' }).focus();
  await page.keyboard.press('Enter');
  const frame = page.getByTitle('Domigo sourdough calculator');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('The tool');
  expect(site.outside.requests).toEqual(['/domigo']);
  await expect(frame).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.contentFrame().getByRole('button', { name: 'Use it' })).toBeFocused();
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
  expect((await frame.boundingBox())?.height).toBeGreaterThan(300);
  await expect(offer.getByRole('status')).toBeEmpty();
});

test('without a network the offer says so and can be retried, and a tool that does not answer shows that it is loading', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/projects/winery-lot-tracking`);
  const offer = page.getByRole('figure').filter({ hasText: 'Lot tracking dashboard' });
  const load = offer.getByRole('button', { name: 'Load the live dashboard' });
  await context.setOffline(true);
  await load.click();
  await expect(offer.getByRole('status')).toHaveText('You’re offline. Try again when you’re connected.');
  await context.setOffline(false);
  await load.click();
  await expect(offer.getByRole('status')).toContainText('Loading from');
  // Pictures that came into view could not be fetched either.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_INTERNET_DISCONNECTED');
  await page.clock.fastForward(16_000);
  await expect(offer.getByRole('status')).toContainText('hasn’t answered yet');
});

test('the CubeSat page loads a view only when its tab is chosen, over the ground station', async ({
  page,
}) => {
  await page.goto(`${site.url}/projects/bordeaux-sat`);
  const fixed = page.getByRole('tab', { name: 'Fixed Frame (Bordeaux View)' });
  const inertial = page.getByRole('tab', { name: 'Inertial Frame (Space View)' });
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expect(page.getByText(`loads its simulation from ${new URL(site.outside.url).host}`)).toBeVisible();
  expect(site.outside.requests).toEqual([]);

  await fixed.focus();
  await page.keyboard.press('ArrowRight');
  await expect(inertial).toBeFocused();
  expect(site.outside.requests).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(inertial).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('The stars are held still.');
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('The tool');
  expect(site.outside.requests).toEqual(['/inertial?lat=44.8378&lon=-0.5792']);

  await fixed.click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Fixed Frame (Bordeaux View)');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect.poll(() => site.outside.requests.length).toBe(2);
  expect(site.outside.requests[1]).toBe('/fixed?zoom=2&lat=44.8378&lon=-0.5792');
});

test('without a script every offer has its link, and the tabs lead to their sections', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/projects/domigo`);
  await expect(page.getByRole('link', { name: 'Open it on its own page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the interactive tool' })).toBeHidden();
  await page.goto(`${site.url}/projects/bordeaux-sat`);
  await page.getByRole('tab', { name: 'Fixed Frame (Bordeaux View)' }).click();
  await expect(page.getByText('The Earth is held still')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it on its own page' })).toBeVisible();
  await context.close();
});

test('once addresses are set a student finds the decks and videos, and a credential its record', async ({
  page,
}) => {
  await page.goto(`${site.url}/wset`);
  for (const unit of ['Level 3', 'Unit D1', 'Unit D2', 'Unit D3'])
    await expect(page.getByRole('link', { name: `${unit} flashcards` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the study videos' })).toHaveAttribute(
    'href',
    `${site.outside.url}/video`,
  );
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('link', { name: 'Wine qualification record' })).toBeVisible();
});
