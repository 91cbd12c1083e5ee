import { expect, joinInBrowser, newName, openElsewhere, signUpInBrowser, test } from './journey.ts';

test('a visitor reads, calculates, signs up, confirms by mail, and talks with another member', {
  tag: '@essential',
}, async ({ page, server, browser }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bringing big data to small wineries');
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Brix to Specific Gravity' }).first().click();
  await page.getByRole('textbox', { name: 'Brix in °Bx' }).fill('22.5');
  // 22.5 °Bx is SG 1.0942 in the USDA sucrose table.
  await expect(page.getByRole('status').first()).toContainText(/1\.094(1[6-9]|2[0-4])/);

  const ada = newName('Ada');
  await signUpInBrowser(page, server, ada);
  const elsewhere = await openElsewhere(browser, server);
  const bob = newName('Bob');
  await joinInBrowser(elsewhere.page, server, bob);

  const question = `Has anybody racked yet, @${bob}?`;
  await page.getByPlaceholder(/^Write to/).fill(question);
  await page.keyboard.press('Enter');
  const message = elsewhere.page.getByRole('listitem').filter({ hasText: question });
  await expect(message).toBeVisible();
  await expect(message).toContainText(ada);
  await message.getByRole('button', { name: /grape/i }).click();
  const own = page.getByRole('listitem').filter({ hasText: question });
  await expect(own.getByRole('button', { name: /grape/i })).toContainText('1');
  await elsewhere.context.close();
});
