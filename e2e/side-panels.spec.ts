import type { Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { row, say } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

const scrolledTo = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-panel]');
    return (panel?.closest('dialog') ?? panel)?.scrollTop;
  });

const scrollPanel = (page: Page, top: number) =>
  page.evaluate((top) => {
    const panel = document.querySelector('[data-panel]');
    const scroller = panel?.closest('dialog') ?? panel;
    scroller?.scrollTo(0, top);
    return scroller?.scrollTop;
  }, top);

test('a page opened from a panel leads back to it, with its words, position, and focus', async ({
  browser,
  server,
}) => {
  await server.seed({ members: 40 });
  const reader = await seededMember(browser, server, 1);
  const page = await reader.context.newPage();
  for (const [width, role] of [
    [1440, 'complementary'],
    [390, 'dialog'],
  ] as const) {
    await page.setViewportSize({ width, height: 560 });
    await page.goto('/plastic-grapes/1');
    await page.getByRole('button', { name: /^Participants/ }).click();
    const members = page.getByRole(role, { name: 'Members' });
    await members.getByLabel('Find a member').fill('member1');
    const name = members.getByRole('button', { name: 'member17', exact: true });
    await expect(name).toBeVisible();
    await expect(members.getByRole('button', { name: 'member2', exact: true })).toHaveCount(0);
    const position = await scrollPanel(page, 400);
    expect(position).toBeGreaterThan(100);
    await name.focus();
    const before = await scrolledTo(page);
    await page.keyboard.press('Enter');

    const card = page.getByRole(role, { name: 'member17' });
    await expect(card).toContainText('Member since');
    await expect(members).toHaveCount(0);
    await expect(card.getByRole('heading', { name: 'member17' })).toBeFocused();
    expect(await scrolledTo(page)).toBe(0);
    expect(await axeFaults(page, `a card at ${width}`)).toEqual([]);
    await card.getByRole('button', { name: 'Back to Members' }).click();
    await expect(members.getByLabel('Find a member')).toHaveValue('member1');
    await expect(name).toBeFocused();
    expect(await scrolledTo(page)).toBe(before);

    await name.press('Enter');
    await card.getByRole('button', { name: 'Their messages' }).click();
    const search = page.getByRole(role, { name: 'Search' });
    await expect(search.getByLabel('Find a channel, member, or message')).toHaveValue('from:member17 ');
    await search.getByRole('button', { name: 'Back to member17' }).click();
    await expect(card.getByRole('button', { name: 'Their messages' })).toBeFocused();
    await card.getByRole('button', { name: 'Their messages' }).click();
    await expect(search.getByLabel('Find a channel, member, or message')).toBeFocused();
    await search.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /^Participants/ })).toBeFocused();

    await page.getByRole('button', { name: /^Inbox/ }).click();
    await expect(page.getByRole(role, { name: 'Inbox' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0);
  }
  await reader.context.close();
});

test('the list of reactions leads to members’ cards and back, and follows the message', async ({
  browser,
  server,
}) => {
  const [reader, other] = await Promise.all([1, 2].map((number) => seededMember(browser, server, number)));
  if (!reader || !other) throw new Error('nobody is there');
  const run = Date.now();
  const id = await say(reader.request, '1', `Reacted to ${run}`);
  const react = (type: string) => other.request.put(`/api/community/messages/${id}/reactions/${type}`);
  expect((await react('grape')).ok()).toBe(true);
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/1');
  const message = row(page, `Reacted to ${run}`);
  await message.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Who Reacted' }).click();
  const panel = page.getByRole('complementary', { name: 'Who reacted' });
  await expect(panel).toContainText('Grape, 1');
  expect((await react('thumbsUp')).ok()).toBe(true);
  await expect(panel).toContainText('Thumbs up, 1');
  await panel.getByRole('button', { name: 'member2' }).first().click();
  await page
    .getByRole('complementary', { name: 'member2' })
    .getByRole('button', { name: 'Back to Who reacted' })
    .click();
  await expect(panel.getByRole('button', { name: 'member2' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message.getByRole('button', { name: 'More' })).toBeFocused();
  for (const { context } of [reader, other]) await context.close();
});
