import type { Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { row } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Poll' });
  await expect(page.getByRole('menuitem', { name: 'Attach files' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'New poll' });
}

for (const width of [1_440, 390])
  test(`members vote, change their vote, and see it live, until the author closes the poll at ${width} px`, async ({
    browser,
    server,
  }) => {
    const [author, voter] = [await seededMember(browser, server, 2), await seededMember(browser, server, 3)];
    const [page, other] = [await author.context.newPage(), await voter.context.newPage()];
    await page.setViewportSize({ width, height: 844 });
    await other.setViewportSize({ width, height: 844 });
    await other.goto('/plastic-grapes/4');
    await page.goto('/plastic-grapes/4');
    const question = `Which day at ${width}, ${Date.now()}?`;
    await page.getByRole('textbox', { name: 'Message' }).fill(question);
    const form = await openForm(page);
    await expect(form.getByLabel('Question')).toHaveValue(question);
    await form.getByLabel('Choice 1').fill('Monday');
    await form.getByRole('button', { name: 'Send poll' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please write at least two choices.');
    await form.getByLabel('Choice 2').fill('Friday');
    await form.getByRole('button', { name: 'Add a choice' }).click();
    await form
      .getByLabel('Choice 3')
      .fill('Whenever the press is free and everyone who wants to help has time');
    await form.getByLabel('Ends').selectOption({ index: 2 });
    expect(await axeFaults(page, `the form of a poll at ${width}`)).toEqual([]);
    await form.getByRole('button', { name: 'Send poll' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');

    const poll = row(other, question).getByRole('group', { name: 'Choose one' });
    await poll.getByRole('radio', { name: /^Monday/ }).click();
    const own = row(page, question);
    await expect(own.getByRole('radio', { name: 'Monday 1 vote' })).not.toBeChecked();
    await poll.getByRole('radio', { name: /^Monday/ }).press('ArrowDown');
    await expect(own.getByRole('radio', { name: 'Friday 1 vote' })).toBeVisible();
    await own.getByRole('radio', { name: /^Friday/ }).click();
    await expect(poll.getByRole('radio', { name: 'Friday 2 votes' })).toBeChecked();
    await expect(row(other, question)).toContainText(/2 members voted · ends/);
    expect(await axeFaults(page, `a poll at ${width}`)).toEqual([]);

    await own.getByRole('button', { name: 'Who voted' }).click();
    await expect(page.getByRole('dialog', { name: 'Who voted' })).toContainText('member3');
    await page.keyboard.press('Escape');
    await own.getByRole('button', { name: 'Take back my vote' }).click();
    await expect(poll.getByRole('radio', { name: 'Friday 1 vote' })).toBeChecked();

    await voter.context.setOffline(true);
    await poll.getByRole('radio', { name: /^Monday/ }).click();
    await expect(other.getByText('Your vote wasn’t counted')).toBeVisible();
    await expect(poll.getByRole('radio', { name: 'Friday 1 vote' })).toBeChecked();
    await voter.context.setOffline(false);

    await own.getByRole('button', { name: 'Close poll' }).click();
    await expect(row(other, question)).toContainText('closed');
    await expect(poll.getByRole('radio', { name: /^Monday/ })).toBeDisabled();
    await expect(row(other, question).getByRole('button', { name: 'Close poll' })).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, `a closed poll in the dark at ${width}`)).toEqual([]);
    for (const { context } of [author, voter]) await context.close();
  });
