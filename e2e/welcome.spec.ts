import type { Browser, Locator, Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { row } from './conversation.ts';
import { expect, fillInSignUp, newName, signUpInBrowser, test } from './journey.ts';
import type { TestServer } from './server.ts';

const line = (page: Page) => page.getByRole('region', { name: 'Welcome' });
const step = (welcome: Locator, title: string) => welcome.getByRole('heading', { name: title });

async function acceptRules(page: Page, welcome: Locator) {
  await expect(step(welcome, 'House rules')).toBeVisible();
  expect(await axeFaults(page, 'the house rules')).toEqual([]);
  const accept = welcome.getByRole('button', { name: 'Accept the rules' });
  await page.context().setOffline(true);
  await accept.press('Enter');
  await expect(welcome.getByRole('alert')).toBeVisible();
  await expect(accept).toBeFocused();
  await page.context().setOffline(false);
  await accept.press('Enter');
  await expect(step(welcome, 'Where you work')).toBeFocused();
  await welcome.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(step(welcome, 'House rules')).toBeFocused();
  await expect(welcome.getByText('You’ve accepted these rules.')).toBeVisible();
  await welcome.getByRole('button', { name: 'Skip this step' }).press('Enter');
}

async function fillInProfile(page: Page, welcome: Locator) {
  await expect(step(welcome, 'Where you work')).toBeFocused();
  expect(await axeFaults(page, "the profile's step")).toEqual([]);
  await welcome.getByLabel('Winery').fill('Blue Hill');
  await welcome.getByRole('combobox', { name: 'Role' }).selectOption('Grower');
  await welcome.getByLabel('Varieties').fill('Riesling, Merlot');
  await welcome.getByRole('button', { name: 'Save and continue' }).click();
  await expect(step(welcome, 'Introduce yourself')).toBeFocused();
}

async function finishElsewhere(page: Page, browser: Browser, server: TestServer) {
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  const other = await context.newPage();
  await other.goto('/plastic-grapes/profile');
  await expect(other.getByText('One welcome step is left.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  const channel = other.getByRole('checkbox', { name: 'Natural Winemaking' });
  await channel.click();
  await expect(channel).toBeChecked();
  await other.getByRole('button', { name: 'Finish' }).click();
  await expect(other.getByRole('heading', { name: 'That’s all' })).toBeFocused();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('textbox', { name: /^Message/ })).toBeFocused();
  await context.close();
}

for (const [width, role] of [
  [390, 'dialog'],
  [1440, 'complementary'],
] as const)
  test(`at ${width} px a new member can write at once, and takes the welcome steps over time`, async ({
    page,
    server,
    browser,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const name = newName('Nina');
    await signUpInBrowser(page, server, name);
    await expect(line(page)).toContainText('New here? Four short steps.');
    const composer = page.getByRole('textbox', { name: /^Message/ });
    await composer.fill(`${name} asks first`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(row(page, `${name} asks first`)).toBeVisible();

    await line(page).getByRole('button', { name: 'Start' }).click();
    const welcome = page.getByRole(role, { name: 'Welcome' });
    await acceptRules(page, welcome);
    complaints.splice(0);
    await fillInProfile(page, welcome);
    await page.reload();
    await expect(line(page)).toContainText('2 welcome steps are left.');
    await line(page).getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('The steps are in your profile, under your name.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(line(page)).toHaveCount(0);

    await expect(welcome.getByRole('blockquote')).toHaveText(
      `Hello, I’m ${name}, a grower at Blue Hill. I work with Riesling and Merlot.`,
    );
    await welcome.getByRole('button', { name: 'Edit it in General' }).click();
    await expect(composer).toBeFocused();
    await page.keyboard.type(` Ask ${name}.`);
    await expect(row(page, `Ask ${name}.`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(row(page, `Ask ${name}.`)).toContainText(`Hello, I’m ${name}, a grower`);

    await expect(step(welcome, 'Choose channels')).toBeVisible();

    await finishElsewhere(page, browser, server);
    await page.goto('/plastic-grapes/profile');
    await expect(page.getByLabel('Winery')).toHaveValue('Blue Hill');
    await expect(page.getByText('welcome step')).toHaveCount(0);
  });

test('a newcomer is welcomed in the tab of the mailed link, and not again in the tab of the sign-up', async ({
  page,
  server,
  complaints,
}) => {
  const email = await fillInSignUp(page, newName('Nora'));
  await expect(page.getByText('Account created')).toBeVisible();
  // The tab would soon notice the session, and show the community.
  await page.route('**/api/auth/get-session', (route) => route.abort());
  const other = await page.context().newPage();
  await other.goto(await server.mailedLink(email));
  await expect(other.getByText('Welcome to Plastic Grapes!')).toBeVisible();
  await other.close();
  await page.unroute('**/api/auth/get-session');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByText('Welcome back!')).toHaveCount(0);
  complaints.splice(0);
});
