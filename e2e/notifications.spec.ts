import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openMailbox } from '../apps/server/testing/mailbox.ts';
import { textOf, unsubscribePath } from '../apps/server/testing/mails.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { row, say } from './conversation.ts';
import { expect, joinInBrowser, newName, openElsewhere, test } from './journey.ts';
import { startServer } from './server.ts';

test.use({
  launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  serviceWorkers: 'allow',
});

async function openNotifications(page: Page) {
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Notifications', { exact: true }).click();
}

async function startMailing() {
  const box = await openMailbox();
  const server = await startServer({ SMTP_URL: box.url, MAIL_NEWS_AFTER: '1' });
  const lastTo = async (email: string, subject = '') => {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50)) {
      const mail = box.mails.findLast(
        ({ to, raw }) => to.includes(email) && raw.includes(`Subject: ${subject}`),
      );
      if (mail) return mail;
    }
    throw new Error(`nothing came for ${email}`);
  };
  const linkIn = async (email: string, subject?: string) =>
    /http:\S+/.exec(textOf(await lastTo(email, subject)))?.[0] ?? '';
  return { ...server, mailedLink: linkIn, linkIn, lastTo, box };
}

async function setQuietHours(page: Page) {
  const quiet = page.getByLabel('Quiet hours');
  await expect(quiet).not.toBeChecked();
  await quiet.click();
  const from = page.getByLabel('Quiet from');
  await expect(from).toHaveValue('22:00');
  await from.fill('07:00');
  await from.blur();
  await expect(page.getByText('Choose two different times.')).toBeVisible();
  await from.fill('21:30');
  await from.blur();
  await page.reload();
  await openNotifications(page);
  await expect(from).toHaveValue('21:30');
  await expect(page.getByLabel('Quiet until')).toHaveValue('07:00');
  await quiet.click();
  await expect(from).toHaveCount(0);
}

test('a member who is away is mailed a mention, answers by its link, and stops the mails by another', {
  tag: '@essential',
}, async ({ browser }) => {
  test.slow();
  const server = await startMailing();
  const [ada, bob] = [newName('Ada'), newName('Bob')];
  const hers = await openElsewhere(browser, server);
  const { email } = await joinInBrowser(hers.page, server, ada);
  await openNotifications(hers.page);
  const mails = hers.page.getByLabel('Email me notifications');
  await expect(mails).toBeChecked();
  const digest = hers.page.getByLabel('Email me a weekly digest');
  await expect(digest).not.toBeChecked();
  await digest.click();
  await expect(digest).toBeChecked();
  await expect(hers.page.locator('.toasts')).toContainText('Saved');
  await setQuietHours(hers.page);
  await hers.page.goto('about:blank');

  const his = await openElsewhere(browser, server);
  await joinInBrowser(his.page, server, bob);
  await his.page.getByPlaceholder(/^Write to/).fill(`The press is free, @${ada}`);
  await his.page.keyboard.press('Enter');

  const subject = `${bob} mentioned you in General`;
  await hers.page.goto(await server.linkIn(email, subject));
  const message = hers.page.getByRole('listitem').filter({ hasText: 'The press is free' });
  await expect(message).toBeInViewport();
  await hers.page.getByPlaceholder(/^Write to/).fill('On my way.');
  await hers.page.keyboard.press('Enter');
  await expect(his.page.getByText('On my way.')).toBeVisible();

  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const stopping = await plain.newPage();
  await stopping.goto(unsubscribePath(await server.lastTo(email, subject)));
  await expect(stopping.getByRole('heading', { level: 1 })).toHaveText('Stop emails about notifications?');
  await stopping.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(stopping.getByRole('heading', { level: 1 })).toHaveText('No more emails about notifications');
  await openNotifications(hers.page);
  await expect(mails).not.toBeChecked();
  await expect(digest).toBeChecked();
  for (const { context } of [hers, his, { context: plain }]) await context.close();
  await server.stop();
  await server.box.close();
});

test('a browser shows a push through its worker, and opens the message', async ({
  page,
  devtools,
  server,
  complaints,
}) => {
  await page.context().grantPermissions(['notifications']);
  await joinInBrowser(page, server, newName('Shown'));
  // The headless shell from the npm package cannot show notifications, even with permission.
  const granted = await page.evaluate(() => Notification.permission === 'granted');
  // biome-ignore lint/suspicious/noSkippedTests: only what the browser at hand cannot do at all.
  test.skip(!granted, 'this browser shows no notifications');
  const id = await say(page.request, '1', 'To be found again');
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/plastic-grapes`);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await openNotifications(page);
  // A test browser has no push service, but registers the worker.
  await page.getByLabel('Notifications in this browser').click();
  await expect(page.getByText('This browser couldn’t reach its notification service.')).toBeVisible();
  await expect(page.getByLabel('Notifications in this browser')).not.toBeChecked();
  expect(complaints.splice(0).join()).toContain('does not support the Push API in incognito mode');

  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  expect(worker.url()).toBe(`${server.url}/push.js`);
  const notice = { title: 'Bo mentioned you', body: 'In General', path: `/plastic-grapes/1/${id}`, tag: 'x' };
  // Chromium loses a notification if all are listed while it is about to be shown.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      shown: Promise<void>;
    };
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.shown = new Promise((resolve, reject) => {
      scope.registration.showNotification = (...notification) => {
        const shown = show(...notification);
        shown.then(resolve, reject);
        return shown;
      };
    });
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify(notice),
  });
  await worker.evaluate(() => (globalThis as unknown as { shown: Promise<void> }).shown);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/plastic-grapes');
      return (await registration?.getNotifications())?.map(({ title, body, data }) => ({
        title,
        body,
        data,
      }));
    });
  expect(await shown()).toEqual([{ title: notice.title, body: notice.body, data: notice.path }]);
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification?: Notification | undefined }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(notice.path);
  await expect(row(page, 'To be found again')).toBeInViewport();
  await expect.poll(shown).toEqual([]);
});
