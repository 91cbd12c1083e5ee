import { randomUUID } from 'node:crypto';
import { hostileTexts } from './hostile-text.ts';
import { expect, seededMember, testOnOwnServer } from './journey.ts';
import { askDatabase, storeMessages } from './stored-messages.ts';

const test = testOnOwnServer();
const texts = hostileTexts(20_261_122, 150);
/** Every tenth message is ordinary, and has to stay readable. */
const every = 10;
const reported = 25;
const pinned = 59;

/** Stores texts that an earlier version would have accepted. */
function store(dataDir: string, channel: string, contents: string[]): Promise<void> {
  return askDatabase(dataDir, async (ask) => {
    await ask(`insert into channels (id, name, description) values ($1, $1, '') on conflict do nothing`, [
      channel,
    ]);
    const ids = await storeMessages(ask, channel, contents);
    await ask('update messages set pinned_at = now() where id = any($1)', [ids.slice(0, pinned)]);
    await ask(
      `insert into reports (message_id, reporter_id, reason, content)
       select one.id, users.id, 'spam', one.content from unnest($1::uuid[], $2::text[]) as one(id, content), users
       where users.name = 'member2'`,
      [ids.slice(0, reported), contents.slice(0, reported)],
    );
    await ask(`update profiles set role = 'administrator' where username = 'member3'`);
  });
}

test('no message breaks the page, the search, the pins, or the queue of reports for others', async ({
  server,
  browser,
}) => {
  test.setTimeout(400_000);
  const channel = 'hostile';
  await server.seed({ members: 3 });
  const contents = texts.flatMap((text, at) => (at % every === 0 ? [`Readable ${at}`, text] : [text]));
  contents.push('Readable at the end');
  await store(server.dataDir, channel, contents);

  const { context, request } = await seededMember(browser, server, 3);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });

  await page.goto(`${server.url}/plastic-grapes/${channel}`);
  const first = page.getByText('Readable 0', { exact: true });
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: /new messages|Go to the newest/ }).click();
  await expect(page.getByText('Readable at the end', { exact: true })).toBeVisible();

  const author = await seededMember(browser, server, 1);
  await askDatabase(server.dataDir, (ask) => ask(`update users set created_at = now() - interval '2 days'`));
  for (const content of [...texts.slice(0, 25), 'Said live']) {
    const answer = await author.request.post(`/api/community/channels/${channel}/messages`, {
      data: { id: randomUUID(), content },
      headers: { origin: server.url },
    });
    expect([201, 422]).toContain(answer.status());
  }
  await expect(page.getByText('Said live', { exact: true })).toBeVisible();

  await expect(async () => {
    await page
      .locator('[data-seq]')
      .first()
      .evaluate((row) => row.scrollIntoView());
    expect(await first.isVisible()).toBe(true);
  }).toPass({ timeout: 200_000, intervals: [100] });

  await page.getByRole('button', { name: 'Pinned messages' }).click();
  await expect(page.getByText('Readable 0', { exact: true }).nth(1)).toBeVisible({ timeout: 60_000 });
  const panel = page.getByRole('complementary', { name: 'Pinned messages and files' });
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const found = await request.get('/api/community/search?q=a');
  expect(found.status()).toBe(200);

  await page.goto(`${server.url}/plastic-grapes/admin/reports`);
  await expect(page.getByRole('button', { name: 'Leave it and close' })).toHaveCount(reported);
  await expect(page.getByText('needs to be reloaded')).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
  await author.context.close();
});

test('a long message shows its beginning, and the rest on request without moving the reader', async ({
  server,
  browser,
}) => {
  const channel = 'long';
  await server.seed({ members: 3 });
  const long = `The first line\n${Array.from({ length: 200 }, (_, at) => `Line ${at}`).join('\n')}\n[The last](https://example.com) line`;
  await store(server.dataDir, channel, [...Array.from({ length: 30 }, (_, at) => `Before ${at}`), long]);
  const { context } = await seededMember(browser, server, 2);
  const page = await context.newPage();
  await page.goto(`${server.url}/plastic-grapes/${channel}`);
  const message = page.getByRole('listitem').filter({ hasText: 'The first line' }).last();
  const heightOf = async () => (await message.boundingBox())?.height ?? 0;
  const more = message.getByRole('button', { name: 'Show all' });
  await expect(more).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const clipped = await heightOf();
  expect(clipped).toBeLessThan(800);
  // Content added or removed above the list does not move the visible rows.
  const inView = page.getByRole('listitem').filter({ hasText: 'Before 20' }).last();
  const putAway = page.getByRole('button', { name: 'Hide the pinned message' });
  await expect(putAway).toBeVisible();
  await inView.scrollIntoViewIfNeeded();
  const topBefore = (await inView.boundingBox())?.y ?? 0;
  await putAway.click();
  await expect(putAway).toHaveCount(0);
  expect(Math.abs(((await inView.boundingBox())?.y ?? 0) - topBefore)).toBeLessThan(2);
  // At the end of the list, growing content would scroll the list.
  await more.scrollIntoViewIfNeeded();
  const top = (await message.boundingBox())?.y ?? 0;
  await more.click();
  await expect.poll(heightOf).toBeGreaterThan(3_000);
  expect(Math.abs(((await message.boundingBox())?.y ?? 0) - top)).toBeLessThan(3);
  await message.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(heightOf).toBe(clipped);
  // A clipped message opens when the focus moves into it.
  await message.getByRole('link', { name: 'The last' }).focus();
  await expect(message.getByRole('link', { name: 'The last' })).toBeInViewport();
  await context.close();
});
