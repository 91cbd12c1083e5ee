import type { Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { api, list, row, say } from './conversation.ts';
import { expect, holdRequests, seededMember, test } from './journey.ts';

const previews = (page: Page, text: string) =>
  row(page, text).getByRole('list', { name: 'Linked pages' }).getByRole('listitem');

test('links to pages of this site show a card that moves nothing, and readers can hide them', async ({
  browser,
  server,
}) => {
  const { context, request } = await seededMember(browser, server, 4);
  const page = await context.newPage();
  const run = `Run ${Date.now()}`;
  const linking = await say(
    request,
    '2',
    `${run}: ${server.url}/tools/so2, /regions/america/nowhere, and ${server.url}/no-such-page`,
  );
  await say(request, '2', `After ${run}`);
  for (const width of [1_440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const send = await holdRequests(page, '**/page-cards.json');
    // At the message's address, since another journey may have left hundreds unread.
    await page.goto(`/plastic-grapes/2/${linking}`);
    const cards = previews(page, `${run}:`);
    await expect(cards).toHaveCount(3);
    const under = row(page, `After ${run}`);
    await under.scrollIntoViewIfNeeded();
    const before = await under.boundingBox();
    send();
    await expect(cards.nth(0)).toContainText(/Calculator.*SO₂/);
    await expect(cards.nth(2)).toContainText('There is no page at this address.');
    expect(await under.boundingBox()).toEqual(before);
    expect(await axeFaults(page, `previews at ${width}`)).toEqual([]);
    await page.unroute('**/page-cards.json');
  }
  await page.setViewportSize({ width: 1_440, height: 800 });
  await previews(page, `${run}:`).nth(0).getByRole('link').press('Enter');
  await expect(page.getByRole('complementary', { name: 'Calculator', exact: true })).toContainText('SO₂');
  await page.keyboard.press('Escape');
  await page.route('**/page-cards.json', (route) => route.abort());
  await page.reload();
  await expect(previews(page, `${run}:`).nth(0)).toContainText('The preview couldn’t be loaded.');
  await page.getByRole('button', { name: 'Hide link previews' }).click();
  await expect(previews(page, `${run}:`)).toHaveCount(0);
  await context.close();
});

test('a link to a message shows who wrote it and its first line, until it is deleted, and never a private one', async ({
  browser,
  server,
}) => {
  const writer = await seededMember(browser, server, 2);
  const reader = await seededMember(browser, server, 3);
  const run = `Run ${Date.now()}`;
  const open = await say(writer.request, '3', `Racked **twice** ${run}\nand topped`);
  const group = await writer.request.post(`${api}/groups`, { data: { name: `Cellar ${run}` } });
  const { id: groupId } = await group.json();
  const secret = await say(writer.request, groupId, `Only for us ${run}`);
  const link = (channel: string, id: string) => `${server.url}/plastic-grapes/${channel}/${id}`;
  const linking = await say(writer.request, '2', `See ${run} ${link('3', open)} ${link(groupId, secret)}`);
  const page = await reader.context.newPage();
  await page.goto(`/plastic-grapes/2/${linking}`);
  const cards = previews(page, `See ${run}`);
  await expect(cards.nth(0)).toContainText('Message in Natural Winemaking');
  await expect(cards.nth(0)).toContainText('member2');
  await expect(cards.nth(0)).toContainText(`Racked twice ${run}`);
  await expect(cards.nth(0)).not.toContainText('topped');
  await expect(cards.nth(1)).toContainText('This message is gone, or you can’t read it.');
  await expect(page.getByText('Only for us')).toHaveCount(0);
  const own = await writer.context.newPage();
  await own.goto(`/plastic-grapes/2/${linking}`);
  await expect(previews(own, `See ${run}`).nth(1)).toContainText(`Only for us ${run}`);

  await cards.nth(0).getByRole('link', { name: 'member2' }).click();
  await expect(list(page)).toHaveAccessibleName('Messages in Natural Winemaking');
  await writer.request.delete(`${api}/messages/${open}`);
  await expect(row(page, `Racked twice ${run}`)).toHaveCount(0);
  await page.goBack();
  await expect(cards.nth(0)).toContainText('This message is gone, or you can’t read it.');
  for (const { context } of [writer, reader]) await context.close();
});
