import { axeFaults } from './budgets/accessibility.ts';
import { row } from './conversation.ts';
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
    await page.goto('/plastic-grapes/4');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'For sale or wanted' }).click();
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
    await row(page, title).getByRole('button', { name: 'Mark as sold' }).press('Enter');
    await expect(offer).toContainText('Now sold');
    await expect(offer.getByRole('button', { name: 'Offer again' })).toHaveCount(0);
    for (const { context } of [seller, buyer]) await context.close();
  });
