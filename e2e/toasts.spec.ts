import { randomUUID } from 'node:crypto';
import { problems } from '@orbit-vine/contract/problems.ts';
import type { Locator, Page } from '@playwright/test';
import { api, row, say } from './conversation.ts';
import { drawnPicture } from './drawn-picture.ts';
import { expect, seededMember, test } from './journey.ts';

async function failLater(page: Page, message: Locator): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.unroute('**/reactions/grape');
  await page.route('**/reactions/grape', async (route) => {
    await released;
    const problem = { type: 'about:blank', ...problems.NOT_READY, code: 'NOT_READY' };
    await route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem });
  });
  await message.focus();
  await page.keyboard.press('g');
  return release;
}

async function coveredByToast(page: Page, others: Readonly<Record<string, Locator>>): Promise<string[]> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeVisible();
  const toast = await dismiss.locator('xpath=..').boundingBox();
  const covered: string[] = [];
  for (const [name, other] of Object.entries(others)) {
    await expect(other).toBeVisible();
    const box = await other.boundingBox();
    if (!toast || !box) throw new Error(`${name} is nowhere`);
    const apart =
      toast.x >= box.x + box.width ||
      box.x >= toast.x + toast.width ||
      toast.y >= box.y + box.height ||
      box.y >= toast.y + toast.height;
    if (!apart) covered.push(name);
  }
  await dismiss.click();
  return covered;
}

test('a toast covers neither the view just opened, nor the composer, nor the buttons of a picture', async ({
  browser,
  server,
}) => {
  const { context, request } = await seededMember(browser, server, 1);
  const run = Date.now();
  await say(request, '3', `Covered ${run}`);
  const page = await context.newPage();
  await page.goto('/plastic-grapes/3');
  for (const [width, height] of [
    [1200, 800],
    [900, 1600],
  ] as const) {
    const buffer = await drawnPicture(page, 'image/jpeg', width, height);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `vat-${width}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  const attached = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await expect(attached.getByText(/KB/)).toHaveCount(2);
  await page.getByLabel('Message', { exact: true }).fill(`Pictures ${run}`);
  await page.keyboard.press('Enter');
  const pictures = row(page, `Pictures ${run}`).getByRole('link', { name: /vat-/ });
  await expect(pictures).toHaveCount(2);

  const message = row(page, `Covered ${run}`);
  const close = page.getByRole('button', { name: 'Close' });
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const composer = page.locator('form').filter({ has: page.getByLabel('Message', { exact: true }) });
    (await failLater(page, message))();
    expect(await coveredByToast(page, { composer, close: page.getByRole('banner') })).toEqual([]);

    const failPanel = await failLater(page, message);
    await page.getByRole('button', { name: /^Participants/ }).click();
    const panel = page.getByRole(width >= 1024 ? 'complementary' : 'dialog', { name: 'Members' });
    await expect(panel).toBeVisible();
    failPanel();
    const head = { title: panel.getByRole('heading', { name: 'Members' }), close };
    const all = width >= 1024 ? { ...head, panel, composer } : head;
    expect(await coveredByToast(page, all), `beside a panel at ${width}`).toEqual([]);
    await close.click();

    for (const at of [0, 1]) {
      const failViewer = await failLater(page, message);
      await pictures.nth(at).click();
      const viewer = page.getByRole('dialog', { name: /^vat-/ });
      await expect(viewer).toBeVisible();
      failViewer();
      const buttons = {
        title: viewer.getByRole('heading'),
        close,
        previous: viewer.getByRole('button', { name: 'Previous' }),
        next: viewer.getByRole('button', { name: 'Next' }),
        'new tab': viewer.getByRole('link', { name: 'Open in a new tab' }),
      };
      expect(await coveredByToast(page, buttons), `in the viewer at ${width}`).toEqual([]);
      await close.click();
    }
  }
  await context.close();
});

test('on a phone a toast covers neither the reply field of a thread nor its head', async ({
  browser,
  server,
}) => {
  const { context, request } = await seededMember(browser, server, 1);
  const run = Date.now();
  const rootId = await say(request, '3', `Root ${run}`);
  const data = { id: randomUUID(), content: `Answer ${run}${'\n\nand'.repeat(30)}`, replyTo: rootId };
  expect((await request.post(`${api}/channels/3/messages`, { data })).status()).toBe(201);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 720 });
  await page.goto('/plastic-grapes/3');
  const root = row(page, `Root ${run}`).first();
  await expect(root).toBeVisible();
  const fail = await failLater(page, root);
  await root.getByRole('button', { name: /^1 reply, last/ }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Thread' });
  const composer = panel.locator('form').filter({ has: page.getByRole('textbox', { name: 'Reply' }) });
  await composer.scrollIntoViewIfNeeded();
  await expect(composer).toBeInViewport({ ratio: 1 });
  fail();
  const head = {
    title: panel.getByRole('heading', { name: 'Thread' }),
    close: page.getByRole('button', { name: 'Close' }),
  };
  expect(await coveredByToast(page, { ...head, composer })).toEqual([]);
  await context.close();
});
