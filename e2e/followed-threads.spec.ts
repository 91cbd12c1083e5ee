import { randomUUID } from 'node:crypto';
import { axeFaults } from './budgets/accessibility.ts';
import { api, say } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

test('a member finds new replies in a followed thread, reads them, and mutes the thread, also on a phone', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 1);
  const other = await seededMember(browser, server, 2);
  const question = `Which cork, ${Date.now()}?`;
  const replyTo = await say(reader.request, '2', question);
  const answer = (content: string) =>
    other.request.post(`${api}/channels/2/messages`, { data: { id: randomUUID(), content, replyTo } });
  await answer('Agglomerate');
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/1');

  await page.getByRole('button', { name: 'Threads, 1 unread' }).press('Enter');
  const threads = page.getByRole('complementary', { name: 'Threads' });
  const item = threads.getByRole('listitem').filter({ hasText: question });
  await expect(item).toContainText('1 reply, last');
  await expect(item).toContainText('1 unread');
  expect(await axeFaults(page, 'the list of threads')).toEqual([]);
  await item.getByRole('button').press('Enter');
  const thread = page.getByRole('complementary', { name: 'Thread', exact: true });
  await expect(thread).toContainText('Agglomerate');
  const notifications = thread.getByRole('combobox', { name: 'Notifications for this thread' });
  await expect(notifications).toHaveValue('following');
  await expect(page.getByRole('button', { name: 'Threads', exact: true })).toBeVisible();
  await answer('Or a screw cap');
  await expect(thread).toContainText('Or a screw cap');
  await expect(page.getByRole('button', { name: 'Threads', exact: true })).toBeVisible();
  await thread.getByRole('button', { name: 'Close' }).click();

  await answer('Or glass');
  await expect(page.getByRole('button', { name: 'Threads, 1 unread' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: /^Channels/ }).click();
  await page.getByRole('button', { name: 'Threads, 1 unread' }).click();
  const sheet = page.getByRole('dialog', { name: 'Threads' });
  expect(await axeFaults(page, 'the list of threads on a phone')).toEqual([]);
  await sheet.getByRole('button', { name: new RegExp(question.replace('?', '\\?')) }).click();
  const opened = page.getByRole('dialog', { name: 'Thread', exact: true });
  await expect(opened).toContainText('Or glass');
  const choice = opened.getByRole('combobox', { name: 'Notifications for this thread' });
  await choice.selectOption('Muted: nothing');
  await expect(choice).toHaveValue('muted');
  await opened.getByRole('button', { name: 'Close' }).click();
  await answer('Or a can');
  await page.reload();
  await page.getByRole('button', { name: /^Channels/ }).click();
  await page.getByRole('button', { name: 'Threads', exact: true }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: question })).toContainText('4 replies, last');
  await expect(sheet.getByRole('listitem').filter({ hasText: question })).toContainText('muted');
  for (const { context } of [reader, other]) await context.close();
});
