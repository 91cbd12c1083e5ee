import type { Page } from '@playwright/test';
import { expect, joinInBrowser, newName, testOnOwnServer } from './journey.ts';

/** How long the windows write. For a longer test: WINDOWS_SECONDS=180. */
const seconds = Number(process.env.WINDOWS_SECONDS ?? 15);
const test = testOnOwnServer();

/** Repeats the load, since the network may be cut before the page is complete. */
const load = (page: Page) =>
  expect(async () => {
    await page.goto('/plastic-grapes/3');
    await expect(page.getByLabel('Message', { exact: true })).toBeEditable({ timeout: 5_000 });
  }).toPass();

async function write(page: Page, name: string, until: number): Promise<string[]> {
  const field = page.getByLabel('Message', { exact: true });
  const texts: string[] = [];
  for (let at = 0; Date.now() < until; at += 1) {
    if (at % 23 === 22) await load(page);
    const text = `${name} ${at}`;
    await field.fill(text);
    await page.keyboard.press('Enter');
    texts.push(text);
    await page.waitForTimeout(Math.random() * 400);
  }
  return texts;
}

async function cutNetwork(page: Page, until: number): Promise<void> {
  while (Date.now() < until - 4_000) {
    await page.waitForTimeout(2_500);
    await page.context().setOffline(true);
    await page.waitForTimeout(700);
    await page.context().setOffline(false);
  }
}

test('three windows of one member store every text once', async ({ page, server, complaints }) => {
  test.setTimeout(seconds * 1_000 + 180_000);
  await joinInBrowser(page, server, newName('Windows'), '/plastic-grapes/3');
  const context = page.context();
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await load(other);
  const run = Date.now();
  const until = run + seconds * 1_000;
  const [written] = await Promise.all([
    Promise.all([page, ...others].map((each, at) => write(each, `${run} ${'abc'.charAt(at)}`, until))),
    cutNetwork(page, until),
  ]);
  // Closed right after sending: the other windows send this message.
  await others[1]?.getByLabel('Message', { exact: true }).fill(`${run} last`);
  await others[1]?.keyboard.press('Enter');
  await others[1]?.close();
  const expected = [...written.flat(), `${run} last`].sort();
  const stored = async () => {
    const texts: string[] = [];
    for (let before: number | undefined, more = true; more; ) {
      const query = before === undefined ? '' : `&before=${before}`;
      const answer = await page.request.get(`/api/community/channels/3/messages?limit=100${query}`);
      const history: { messages: { content: string; seq: number }[]; more: boolean } = await answer.json();
      texts.push(
        ...history.messages.map(({ content }) => content).filter((text) => text.startsWith(`${run}`)),
      );
      before = history.messages.at(-1)?.seq;
      more = history.more && before !== undefined;
    }
    return texts.sort();
  };
  await expect.poll(stored, { timeout: 60_000 }).toEqual(expected);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  complaints.splice(0);
});

test('two windows of one member keep what each has typed, also when one of them sends', async ({
  page,
  server,
}) => {
  const name = newName('Drafts');
  await joinInBrowser(page, server, name, '/plastic-grapes/3');
  const other = await page.context().newPage();
  await load(other);
  const fieldOf = (window: Page) => window.getByLabel('Message', { exact: true });
  const stored = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes(':drafts:'))
        .join(),
    );
  await fieldOf(page).fill(`Here ${name}`);
  await fieldOf(other).fill(`There ${name}`);
  await expect.poll(stored).toMatch(/T?[Hh]ere/);
  await fieldOf(page).press('End');
  await fieldOf(page).pressSequentially(' again');
  await expect.poll(stored).toContain(`Here ${name} again`);
  await expect(fieldOf(other)).toHaveValue(`There ${name}`);
  await fieldOf(page).press('Enter');
  await expect(other.getByRole('listitem').filter({ hasText: `Here ${name} again` })).toBeVisible();
  await expect.poll(stored).toContain(`There ${name}`);
  await expect(fieldOf(page)).toHaveValue('');
  await expect(fieldOf(other)).toHaveValue(`There ${name}`);
});
