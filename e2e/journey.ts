import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
} from '@playwright/test';
import { password, signedInMember, signedInSeededMember } from '../apps/server/testing/signed-in.ts';
import { administrators, emailOf, startServer, type TestServer } from './server.ts';

export { expect, password };

interface Fixtures {
  complaints: string[];
  /** The page's DevTools session. Its emulation ends with the test. */
  devtools: CDPSession;
}

const onePerWorker = { scope: 'worker', timeout: 60_000 } as const;

/** Every worker has its own server, and a test fails if the browser reports an error. */
export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [serverWith({}), onePerWorker],
  baseURL: async ({ server }, use) => use(server.url),
  // Contexts are reused, and Playwright resets everything else.
  context: async ({ context }, use) => {
    await use(context);
    await context.setOffline(false);
    await context.clearPermissions();
    // A page without a site has no storage to clear.
    await context
      .pages()[0]
      ?.evaluate(() => sessionStorage.clear())
      .catch(() => undefined);
  },
  devtools: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await use(devtools);
    await devtools.detach();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listenForComplaints(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** For journeys that need other settings, or would disturb others on a shared server. */
export const testOnOwnServer = (environment: Record<string, string> = {}) =>
  test.extend<object, { server: TestServer }>({ server: [serverWith(environment), onePerWorker] });

function serverWith(environment: Record<string, string>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  return async ({}, use: (server: TestServer) => Promise<void>) => {
    const server = await startServer(environment);
    await use(server);
    await server.stop();
  };
}

/** Another journey may have linked in an open channel to a message that this member can't read. */
const isForeignPreview = (url: string, text: string) =>
  /\/api\/community\/channels\/[\w-]+\/messages\?around=[\da-f-]{36}&limit=1$/.test(url) &&
  text.includes('404');

function listenForComplaints(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isForeignPreview(url, message.text()))
      complaints.push(`${page.url()}: ${message.text()} ${url}`);
  });
}

async function addVirtualAuthenticator(devtools: CDPSession): Promise<void> {
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export function untilCached(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((answers) =>
        serviceWorker.addEventListener('controllerchange', answers, { once: true }),
      );
  });
}

export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

let people = 0;
export function newName(base: string): string {
  people += 1;
  return `${base}_${people}`;
}

let keepers = 0;
export function newAdministrator(): string {
  keepers += 1;
  return administrators[keepers - 1] ?? '';
}

/**
 * Signs a new member in on a page of the community, without signing up; tests about signing up use `signUpInBrowser`.
 */
export async function joinInBrowser(
  page: Page,
  server: TestServer,
  name: string,
  path = '/plastic-grapes',
): Promise<{ email: string }> {
  const { cookie, email } = await signedInMember(await server.databaseUrl(), name);
  await addSession(page.context(), server, cookie);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  return { email };
}

export async function joinWithPasskey(
  page: Page,
  devtools: CDPSession,
  server: TestServer,
  name: string,
): Promise<void> {
  await addVirtualAuthenticator(devtools);
  await joinInBrowser(page, server, name, '/plastic-grapes/profile');
  await page.getByText('Passkeys', { exact: true }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey 1')).toBeVisible();
}

function addSession(context: BrowserContext, server: TestServer, cookie: string) {
  return context.addCookies(
    [cookie, `${signedInCookie}=1`].map((each) => {
      const [name = '', value = ''] = each.split('=');
      return { name, value, url: server.url };
    }),
  );
}

export async function fillInSignUp(page: Page, name: string): Promise<string> {
  const email = emailOf(name);
  await page.goto('/plastic-grapes');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('I am at least 17 years old').check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  return email;
}

export async function signUpInBrowser(page: Page, server: TestServer, name: string) {
  const email = await fillInSignUp(page, name);
  await expect(
    page.getByText('Please check your email to confirm your account before signing in.'),
  ).toBeVisible();
  await page.goto(await server.mailedLink(email));
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

export async function openElsewhere(browser: Browser, server: TestServer) {
  const context = await browser.newContext({ baseURL: server.url });
  return { context, page: await context.newPage() };
}

/** A seeded member, signed in in another browser context. Messages from before the first call count as read. */
export async function seededMember(browser: Browser, server: TestServer, number: number) {
  const context = await browser.newContext({ baseURL: server.url });
  await addSession(context, server, await signedInSeededMember(await server.databaseUrl(), number));
  return { context, request: context.request };
}

export async function openSettings(page: Page, part: string) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: part, exact: true })
    .click();
}
