import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@orbit-vine/contract/live.ts';
import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArguments, findHeadlessShell } from '../browser.ts';
import { olderCommit, olderFolder, startOlderVersion, type TwoVersions } from './two-versions.ts';

const live = readFileSync(join(olderFolder, 'packages/contract/src/live.ts'), 'utf8');
const olderContract = Number(/contractVersion = (\d+)/.exec(live)?.[1]);

let versions: TwoVersions;
let browser: Browser;
let cookie: string;

beforeAll(async () => {
  versions = await startOlderVersion();
  ({ cookie } = await versions.join('Ada'));
  browser = await chromium.launch({ executablePath: await findHeadlessShell(), args: browserArguments });
});
afterAll(async () => {
  await browser.close();
  await versions.stop();
});

const banner = (page: Page) => page.getByText('A newer version of Plastic Grapes is ready.');
const composer = (page: Page) => page.getByPlaceholder(/^Write to/);
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function openPage() {
  const context = await browser.newContext();
  const cookies = [...cookie.split('; '), `${signedInCookie}=1`].map((each) => {
    const [name = '', value = ''] = each.split('=');
    return { name, value, url: versions.url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  await page.goto(`${versions.url}/plastic-grapes`);
  await expectPage(composer(page)).toBeVisible();
  return { page, loads };
}

async function say(page: Page, text: string) {
  await composer(page).fill(text);
  await page.keyboard.press('Enter');
  await expectPage(message(page, text).getByRole('button', { name: /grape/i })).toBeVisible();
}

it(`a page of ${olderCommit} keeps what is written on the newer server, and asks for a reload if the contract is newer`, async () => {
  const { page, loads } = await openPage();
  await say(page, 'Sent before the upgrade');
  await composer(page).fill('A draft from before the upgrade');
  await versions.start('newer');
  await versions.stopServer('older');
  if (olderContract < contractVersion) {
    await expectPage(banner(page)).toBeVisible({ timeout: 30_000 });
    // Until members reload, they read and write with the older page.
    await say(page, 'Sent by the older page');
    await composer(page).fill('A draft from before the upgrade');
    await page.waitForTimeout(5_000);
    expect(loads.count).toBe(1);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectPage(composer(page)).toHaveValue('A draft from before the upgrade');
    await expectPage(message(page, 'Sent by the older page')).toHaveCount(1);
  } else {
    await expectPage(page.getByText('Connection lost')).toHaveCount(0, { timeout: 30_000 });
    await page.waitForTimeout(5_000);
    await say(page, 'Sent by the older page');
  }
  await expectPage(message(page, 'Sent before the upgrade')).toHaveCount(1);
  await page.waitForTimeout(5_000);
  await expectPage(banner(page)).toHaveCount(0);
  expect(loads.count).toBe(olderContract < contractVersion ? 2 : 1);
});

it(`a page of this version that reaches the server of ${olderCommit} sends and reads`, async () => {
  const { page, loads } = await openPage();
  await versions.start('older');
  await versions.kill('newer');
  await say(page, 'Sent to the older server');
  await expectPage(banner(page)).toHaveCount(0);
  expect(loads.count).toBe(1);
});
