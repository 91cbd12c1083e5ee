import type { Page } from '@playwright/test';
import { api, list, numbered, row, rows, say } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';
import { askDatabase, storeMessages } from './stored-messages.ts';

/** Scrolls to near the top, and records the position of the first visible row while older rows are added above it. */
function watchPrepend(page: Page) {
  return list(page).evaluate(async (element) => {
    const first = () => element.querySelector<HTMLElement>('[data-seq]')?.dataset.seq;
    const placeOf = (row: Element) => row.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const before = first();
    element.scrollTop = 500;
    await new Promise(requestAnimationFrame);
    const anchor = [...element.querySelectorAll('[data-seq]')].find((each) => placeOf(each) >= 0) as Element;
    const places = [placeOf(anchor)];
    let after = 0;
    for (const until = performance.now() + 8_000; performance.now() < until && after < 20; ) {
      await new Promise(requestAnimationFrame);
      places.push(placeOf(anchor));
      if (first() !== before) after += 1;
    }
    return { moved: Math.max(...places) - Math.min(...places), prepended: first() !== before };
  });
}

test('a channel of 5,000 messages has few rows in the page, and reading back never makes it jump', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  await server.seed({ members: 4, messages: 5_000, channel: '4' });
  const reader = await seededMember(browser, server, 1);
  const channels: { id: string; seq: number }[] = await (await reader.request.get(`${api}/channels`)).json();
  const newest = channels.find(({ id }) => id === '4')?.seq ?? 0;
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/4');
  await expect(page.getByRole('button', { name: /^Participants: .*[5-9],\d{3} messages$/ })).toBeVisible();
  await page
    .getByRole('button', { name: /newest|new message/ })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(rows(page).last()).toBeInViewport();
  for (let turn = 1; turn <= 8; turn += 1) {
    const { moved, prepended } = await watchPrepend(page);
    expect(prepended).toBe(true);
    expect(moved, `turn ${turn}`).toBeLessThan(1);
    expect(await rows(page).count()).toBeLessThanOrEqual(121);
  }
  // Turns the wheel at the speed of a reader who looks for something, without stopping at the top of the loaded rows.
  const topRow = async () => Number(await rows(page).first().getAttribute('data-seq'));
  const goal = (await topRow()) - 1_000;
  await list(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -4_000);
    expect(await topRow()).toBeLessThan(goal);
  }).toPass({ timeout: 60_000, intervals: [40] });
  // Read in one call, because the list may still be moving.
  const seqs = await rows(page).evaluateAll((elements) => elements.map(({ dataset }) => Number(dataset.seq)));
  expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at));
  await page.getByRole('button', { name: /newest|new message/ }).click();
  await expect(page.locator(`[data-seq="${newest}"]`)).toBeInViewport();
  await reader.context.close();
});

test('after a lost connection 500 missed messages, edits, and deletions appear once, in order, also in history', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const reader = await seededMember(browser, server, 2);
  const writer = await seededMember(browser, server, 1);
  const store = (texts: string[]) => askDatabase(server.dataDir, (ask) => storeMessages(ask, '2', texts));
  const old = await store(numbered('Old', 160));
  const atEnd = await reader.context.newPage();
  await atEnd.goto('/plastic-grapes/2');
  await atEnd.getByRole('button', { name: /new messages$/ }).click();
  await expect(row(atEnd, 'Old 160')).toBeInViewport();
  const inPast = await reader.context.newPage();
  await inPast.goto(`/plastic-grapes/2/${old[19]}`);
  await expect(row(inPast, 'Old 020')).toBeInViewport();

  await reader.context.setOffline(true);
  await expect(atEnd.getByText('You’re offline.')).toBeVisible();
  await store(numbered('Missed', 500));
  const edit = (at: number, content: string) =>
    writer.request.patch(`${api}/messages/${old[at]}`, { data: { content } });
  await edit(159, 'Old 160 as edited');
  await edit(20, 'Old 021 as edited');
  await writer.request.delete(`${api}/messages/${old[21]}`);
  await writer.request.delete(`${api}/messages/${old[158]}`);
  await reader.context.setOffline(false);

  await expect(row(inPast, 'Old 021 as edited')).toBeInViewport({ timeout: 30_000 });
  await expect(row(inPast, 'Old 022')).toHaveCount(0);
  await expect(row(inPast, 'Old 020')).toBeInViewport();
  await say(writer.request, '2', 'The last word');
  await expect(row(atEnd, 'The last word')).toBeInViewport({ timeout: 30_000 });
  // Chromium draws a page behind another of its context only about once a second.
  await atEnd.bringToFront();
  const seen = new Map<string, number>();
  await list(atEnd).hover();
  // The distance of one turn of the wheel depends on the machine's load.
  for (const end = Date.now() + 90_000; Date.now() < end && !seen.has('Old 160 as edited'); ) {
    const texts = await rows(atEnd).evaluateAll((elements) =>
      elements.map((element) => [
        /(Missed|Old) \d{3}( as edited)?|The last word/.exec(element.textContent)?.[0] ?? '',
        Number(element.dataset.seq),
      ]),
    );
    expect(new Set(texts.map(([text]) => text)).size).toBe(texts.length);
    for (const [text, seq] of texts as [string, number][]) {
      expect(seen.get(text) ?? seq).toBe(seq);
      seen.set(text, seq);
    }
    await atEnd.mouse.wheel(0, -3_000);
    await atEnd.waitForTimeout(50);
  }
  const inOrder = [...seen].sort(([, a], [, b]) => a - b).map(([text]) => text);
  expect(inOrder.filter((text) => text.startsWith('Missed'))).toEqual(numbered('Missed', 500));
  expect(seen.has('Old 159')).toBe(false);
  await reader.context.close();
  await writer.context.close();
});
