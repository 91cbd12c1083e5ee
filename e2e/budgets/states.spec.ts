import type { Page } from '@playwright/test';
import { row, say } from '../conversation.ts';
import { expect, joinInBrowser, newName, openElsewhere, test } from '../journey.ts';
import { axeFaults, overflowFaults } from './accessibility.ts';

/** A panel is a dialog on a phone and a column on a desktop. */
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, panel: 'dialog' },
  desktop: { viewport: { width: 1280, height: 800 }, panel: '[data-panel]' },
};

for (const [size, { viewport, panel }] of Object.entries(sizes)) {
  const faults: string[] = [];
  const look = async (page: Page, state: string, part?: string) => {
    faults.push(...(await axeFaults(page, state, part)));
    faults.push(...(await overflowFaults(page)).map((fault) => `${state}: ${fault}`));
  };
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

  test(`every state that members see has no accessibility faults, ${size}, light and dark`, async ({
    browser,
    page,
    server,
    complaints,
  }) => {
    test.setTimeout(600_000);
    faults.splice(0);
    await page.setViewportSize(viewport);
    await lookAtTheWayIn(page);
    await joinInBrowser(page, server, newName('Ada'), '/plastic-grapes/2');
    await expect(page.getByPlaceholder(/^Write to/)).toBeEnabled();
    await look(page, 'a channel without messages');

    const other = await openElsewhere(browser, server);
    await joinInBrowser(other.page, server, newName('Bob'));
    const run = `${size} ${Date.now()}`;
    for (const { request } of [page, other.page]) {
      await say(request, '1', 'Good morning');
      // A link to this site, since a newcomer's link to another site would be held.
      await say(request, '2', `**Cover** crops, \`rye\` and [clover](${server.url}/tools/so2) ${run}`);
    }
    await expect(row(page, run)).toHaveCount(2);
    await other.context.close();
    await look(page, 'a channel with messages');
    await lookAtMessages(page, run);
    await lookAtPanels(page);
    await lookAtTrouble(page);
    expect(faults).toEqual([]);
    complaints.splice(0);
  });

  async function lookAtTheWayIn(page: Page) {
    let letSessionIn: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (letSessionIn = resolve));
    await page.route('**/api/auth/get-session', (route) => wait.then(() => route.fallback()));
    await page.goto('/plastic-grapes');
    await expect(page.getByText('Loading Plastic Grapes…')).toBeVisible();
    await look(page, 'loading');
    letSessionIn();
    const form = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await look(page, 'signing in', 'dialog');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Please choose a password.')).toBeVisible();
    await look(page, 'signing up', 'dialog');
    await page.unrouteAll({ behavior: 'wait' });
  }

  async function lookAtMessages(page: Page, run: string) {
    const [own, others] = [row(page, run).first(), row(page, run).last()];
    // A phone shows a message's buttons once it is touched.
    await own.focus();
    await own.getByRole('button', { name: 'Reply' }).click();
    await expect(page.getByText(/^Reply to/)).toBeVisible();
    await look(page, 'answering', 'form');
    await page.keyboard.press('Escape');
    await own.focus();
    await own.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await look(page, 'menu', '[role=menu]');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByLabel('Edit message')).toBeVisible();
    await look(page, 'editing', '[data-seq]:has(textarea)');
    await page.keyboard.press('Escape');
    await own.focus();
    await own.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete this message?' })).toBeVisible();
    await look(page, 'deleting', 'dialog');
    await page.keyboard.press('Escape');
    await others.focus();
    await others.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Choose a reason.')).toBeVisible();
    await look(page, 'reporting', 'dialog');
    await page.keyboard.press('Escape');
    await press(page, 'Emoji');
    await expect(page.getByRole('dialog', { name: 'Emoji' })).toBeVisible();
    await look(page, 'emoji', '[role=dialog]');
    await page.keyboard.press('Escape');
  }

  async function lookAtPanel(page: Page, button: string | RegExp, title: string) {
    await press(page, button);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('[data-skeleton-row]')).toHaveCount(0);
    await look(page, title, panel);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  }

  async function lookAtPanels(page: Page) {
    await lookAtPanel(page, 'Pinned messages', 'Pinned messages');
    await lookAtPanel(page, /^Participants/, 'Members');
    await lookAtPanel(page, /^Inbox/, 'Inbox');
    await press(page, 'Search');
    await page.getByLabel('Find a channel, member, or message').fill('clover');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /clover/ }).last()).toBeVisible();
    await look(page, 'Search', panel);
    await press(page, 'Close');
    await lookAtPanel(page, /^Ada_/, 'Your profile');
    await press(page, size === 'phone' ? /^Channels/ : 'Keyboard shortcuts');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, size === 'phone' ? 'channels' : 'keyboard shortcuts', 'dialog');
    await page.keyboard.press('Escape');
  }

  async function lookAtTrouble(page: Page) {
    await page.route('**/channels/*/messages', (route) => route.abort());
    await page.getByPlaceholder(/^Write to/).fill('This does not get there');
    await press(page, 'Send message');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await look(page, 'offline with a message that failed');
    await press(page, 'Discard');
    await page.context().setOffline(false);
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/channels/*/messages?*', (route) => wait.then(() => route.abort()));
    await page.goto('/plastic-grapes/2');
    await expect(page.locator('[data-skeleton-row]')).toHaveCount(3);
    await look(page, 'messages that load', 'main');
    answer();
    await expect(page.getByText('The messages couldn’t be loaded.')).toBeVisible();
    await look(page, 'messages that could not be loaded');
  }
}
