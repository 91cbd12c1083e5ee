import { randomUUID } from 'node:crypto';
import { axeFaults } from './budgets/accessibility.ts';
import { api, row } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

for (const width of [1_440, 390])
  test(`a member offers something, others find it, and it is marked as sold at ${width} px`, async ({
    browser,
    server,
  }) => {
    const [seller, buyer] = [await seededMember(browser, server, 2), await seededMember(browser, server, 3)];
    const [page, other] = [await seller.context.newPage(), await buyer.context.newPage()];
    await page.setViewportSize({ width, height: 844 });
    await other.goto('/plastic-grapes/4');
    await page.goto('/plastic-grapes/1');
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    const elsewhere = page.getByRole('menuitem', { name: 'For sale or wanted in Small Wine Business' });
    await expect(elsewhere).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.goto('/plastic-grapes/4');
    await add.click();
    await page.getByRole('menuitem', { name: 'For sale or wanted', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'For sale or wanted' });
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please write a title.');
    const title = `Basket press ${width} ${Date.now()}`;
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Place').fill('Paso Robles');
    expect(await axeFaults(page, `the form of a listing at ${width}`)).toEqual([]);
    await form.getByRole('button', { name: 'Post' }).click();

    const offer = row(other, title);
    await expect(offer).toContainText('For sale · Best offer · Paso Robles');
    await expect(offer).toContainText(/ends [A-Z]/);
    expect(await axeFaults(page, `a listing at ${width}`)).toEqual([]);
    const button = row(page, title).getByRole('button', { name: 'Edit listing' });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit listing' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('$450');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lodi');
    await dialog.getByLabel('Ends').selectOption('60');
    expect(await axeFaults(page, `the edit of a listing at ${width}`)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(offer).toContainText('For sale · $450 · Lodi');
    await expect(button).toBeFocused();
    await expect(offer.getByRole('button', { name: 'Edit listing' })).toHaveCount(0);
    await row(page, title).getByRole('button', { name: 'Mark as sold' }).press('Enter');
    await expect(offer).toContainText('Now sold');
    await expect(offer.getByRole('button', { name: 'Offer again' })).toHaveCount(0);
    for (const { context } of [seller, buyer]) await context.close();
  });

test('a listing and a poll are read in a thread, search results, and saved messages', async ({
  browser,
  server,
}) => {
  const { context, request } = await seededMember(browser, server, 4);
  const page = await context.newPage();
  const title = `Egrappoir ${Date.now()}`;
  const listing = { kind: 'sale', price: '$450 each', place: 'Lodi', days: 7 };
  const poll = { choices: ['Before', 'After'], several: false };
  const said = { listing: `${title} offered`, poll: `${title} when?` };
  for (const [content, parts] of [
    [said.listing, { listing }],
    [said.poll, { poll }],
  ] as const) {
    const id = randomUUID();
    const sent = await request.post(`${api}/channels/4/messages`, { data: { id, content, ...parts } });
    expect(sent.status()).toBe(201);
    await request.put(`${api}/messages/${id}/saved`, { data: {} });
  }
  const lines = [
    /Egrappoir .* offered.*For sale · \$450 each · Lodi · ends/,
    /Egrappoir .* when\?.*Poll · Before, After · open/,
  ];

  await page.goto('/plastic-grapes/4');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  for (const line of lines)
    await expect(page.getByRole('link').filter({ hasText: line }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Find a channel, member, or message').fill(title);
  for (const line of lines)
    await expect(page.getByRole('link').filter({ hasText: line }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await row(page, said.poll).getByRole('button', { name: 'Reply' }).click();
  await page.keyboard.type('After, I think');
  await page.keyboard.press('Enter');
  await row(page, said.poll)
    .first()
    .getByRole('button', { name: /^1 reply/ })
    .click();
  const panel = page.getByRole('complementary', { name: 'Thread' });
  await panel.getByRole('radio', { name: /^After/ }).check();
  await expect(
    row(page, said.poll)
      .first()
      .getByRole('radio', { name: /^After/ }),
  ).toBeChecked();
  expect(await axeFaults(page, 'a poll in a thread')).toEqual([]);
  await context.close();
});
