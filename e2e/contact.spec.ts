import type { Page } from '@playwright/test';
import { type Mailbox, openMailbox } from '../apps/server/testing/mailbox.ts';
import { linkIn } from '../apps/server/testing/mails.ts';
import { axeFaults } from './budgets/accessibility.ts';
import { test as base, expect, holdRequests, joinInBrowser, newName } from './journey.ts';
import { startServer, type TestServer } from './server.ts';
import { askDatabase } from './stored-messages.ts';

const closed = base;

const test = base.extend<object, { mailbox: { now: Mailbox }; server: TestServer }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const mailbox = { now: await openMailbox() };
      await use(mailbox);
      await mailbox.now.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox }, use) => {
      const server = await startServer({
        CLOCK: '2027-01-01T05:00:00Z',
        SMTP_URL: mailbox.now.url,
        ADMIN_EMAILS: 'owner_1@example.com',
      });
      const linkTo = (email: string) => {
        const mail = mailbox.now.mails.findLast(
          ({ to, raw }) => to.includes(email) && raw.includes('?code='),
        );
        return mail && linkIn(mail);
      };
      const mailedLink = async (email: string) => {
        await expect.poll(() => linkTo(email)).toBeTruthy();
        return linkTo(email) ?? '';
      };
      await use({ ...server, mailedLink });
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function fillIn(page: Page, goals: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Example');
  await page.getByLabel('Company (optional)').fill('Example Cellars');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByLabel('What would you like to achieve?').fill(goals);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const toast = (page: Page) => page.locator('[data-toast]');
const missing = 'Please select at least one winery practice';
const arrived = (mailbox: { now: Mailbox }, text: string) =>
  mailbox.now.mails.filter(({ raw }) => raw.includes(text)).length;

closed('while booked out the form is seen, but neither reached nor announced', async ({ page }) => {
  await page.goto('/contact');
  // Regression: the community's styles hid the site's bar.
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
  ).toBeVisible();
  await expect(page.getByText('We are fully booked through the end of 2026.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  const form = page.getByRole('main').locator('form');
  await expect(form).toHaveCSS('opacity', '0.5');
  await expect(form).toHaveCSS('pointer-events', 'none');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  }
  await page.getByRole('button', { name: 'Qualification Criteria' }).click();
  await expect(page.getByRole('dialog', { name: 'Qualification Criteria' })).toBeVisible();
});

closed('while booked out a phone shows the way by email at once, and the form last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const note = page.getByText('Next projects start January 2027.').first();
  await expect(note).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Write to us now' })).toBeInViewport();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByText('The form reopens on January 1, 2027.')).toBeVisible();
  const email = page.getByRole('link', { name: 'Email us' });
  await expect(email).toBeInViewport({ ratio: 1 });
  await expect(email).toHaveAttribute('href', /^mailto:hello@example\.com\?subject=.+&body=.+/);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'By email',
    'Free for wineries like these',
    'Until then',
    'Send Us a Message',
  ]);
});

test('an inquiry from the browser is mailed, even if the mail server is killed in between', {
  tag: '@essential',
}, async ({ page, server, mailbox }) => {
  await page.goto('/contact');
  await fillIn(page, 'We want to see our lots.');
  await send(page);
  await expect(toast(page)).toHaveText(missing);
  await expect(page.locator('#no-practice')).toHaveText(missing);
  await page.getByLabel('Hybrid Grapes').check();
  await expect(page.locator('#no-practice')).toBeHidden();
  const release = await holdRequests(page, '**/email/send');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(toast(page)).toHaveText('Your message has been sent successfully!');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Hybrid Grapes')).not.toBeChecked();
  await expect.poll(() => arrived(mailbox, 'We want to see our lots.')).toBe(1);

  const { port } = mailbox.now;
  await mailbox.now.close();
  await fillIn(page, 'And what ripens together.');
  await page.getByLabel('Transparency').check();
  await send(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  const ask = (text: string) => askDatabase(server.dataDir, (ask) => ask(text));
  const failed = `state = 'waiting' and attempts > 0`;
  await expect.poll(() => ask(`select from mail_queue where ${failed}`)).toMatchObject({ rowCount: 1 });
  mailbox.now = await openMailbox({}, port);
  // Tests of the queue cover the delay before the next try.
  await ask(`update mail_queue set next_attempt_at = now() where ${failed}`);
  await expect.poll(() => arrived(mailbox, 'And what ripens together.')).toBe(1);
});

test('a form that could not be sent keeps its values, and is sent at the second try', async ({
  page,
  server,
  mailbox,
  complaints,
}) => {
  await page.goto('/contact');
  await fillIn(page, 'A second try.');
  await page.getByLabel('Biodiversity').check();
  await server.kill();
  await send(page);
  const failure =
    'Failed to send message. Please try again later or contact us directly at hello@example.com';
  await expect(toast(page)).toHaveText(failure);
  await expect(page.getByRole('alert')).toContainText('Network Error');
  await expect(page.getByLabel('What would you like to achieve?')).toHaveValue('A second try.');
  await expect(page.getByLabel('Biodiversity')).toBeChecked();
  await server.start();
  await send(page);
  await expect(toast(page)).toHaveText('Your message has been sent successfully!');
  await expect.poll(() => arrived(mailbox, 'A second try.')).toBe(1);
  complaints.splice(0);
});

test('the form works without a script', async ({ browser, server, mailbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/contact');
  await fillIn(page, 'No script here.');
  await send(page);
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByLabel('What would you like to achieve?')).toHaveValue('No script here.');
  await page.getByLabel('Social Impact').check();
  // The form rejects anything faster than a person.
  await page.waitForTimeout(2_200);
  await send(page);
  await expect(page).toHaveURL('/contact/sent');
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await expect.poll(() => arrived(mailbox, 'No script here.')).toBe(1);
  await context.close();
});

test('the owner sees the inquiries, and the open form is accessible', async ({ page, server }) => {
  await page.goto('/contact');
  expect(await axeFaults(page, 'the open form')).toEqual([]);
  await fillIn(page, 'For the list.');
  await page.getByLabel('Employee Owned').check();
  await send(page);
  await expect(toast(page)).toHaveText('Your message has been sent successfully!');
  await joinInBrowser(page, server, newName('owner'));
  await page.goto('/plastic-grapes/admin/enquiries');
  const inquiry = page.getByRole('listitem').filter({ hasText: 'For the list.' });
  await expect(inquiry).toContainText('Employee Owned');
  await inquiry.getByLabel('Status').selectOption('Answered');
  const changed = page.getByText('Status changed');
  await expect(changed).toBeVisible();
  // With reduced motion the notice appears at once; while fading in, its text would have too little contrast.
  const moving = changed.locator('xpath=ancestor::*[contains(@class, "shadow-popover")]');
  expect(await moving.evaluate((card) => getComputedStyle(card).transitionDuration)).toBe('0s');
  expect(await axeFaults(page, 'enquiries')).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('enquiries.csv');
  await inquiry.getByRole('button', { name: 'Delete the inquiry' }).click();
  await inquiry.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('For the list.')).toHaveCount(0);
});
