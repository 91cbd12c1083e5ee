import type { Locator, Page } from '@playwright/test';

const sentence = 'The Chardonnay is through malo, pH 3.42, racked today.';

interface Act {
  readonly name: string;
  readonly count: number;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Locator;
  readonly leave?: (page: Page) => Promise<void>;
}

export const list = (page: Page) => page.getByRole('region', { name: /^Messages in/ });
export const toNewest = (page: Page) => page.getByRole('button', { name: /newest|new message/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const someRow = (page: Page) => page.locator('[data-seq]').nth(-3);
const pressEscape = (page: Page) => page.keyboard.press('Escape');

export const acts: readonly Act[] = [
  {
    name: 'press a key in the composer',
    count: sentence.length,
    prepare: (page) => composer(page).focus(),
    act: (page) => page.keyboard.type(sentence, { delay: 60 }),
    shows: composer,
  },
  {
    name: 'send by Enter',
    count: 1,
    act: (page) => page.keyboard.press('Enter'),
    shows: (page) => page.locator('[data-seq]').last().filter({ hasText: sentence }),
  },
  {
    name: 'react',
    count: 1,
    act: (page) =>
      someRow(page)
        .getByRole('button', { name: /^Grape/ })
        .click(),
    shows: list,
  },
  {
    name: 'open the menu of a message',
    count: 1,
    act: (page) => someRow(page).getByRole('button', { name: 'More' }).click(),
    shows: (page) => page.getByRole('menu'),
    leave: pressEscape,
  },
  {
    name: 'open the emoji picker',
    count: 1,
    act: (page) => button(page, 'Emoji').click(),
    shows: (page) => page.getByRole('dialog', { name: 'Emoji' }),
    leave: pressEscape,
  },
  {
    name: 'open the search',
    count: 1,
    act: (page) => button(page, 'Search').click(),
    shows: (page) => page.getByLabel('Find a channel, member, or message'),
    leave: (page) => button(page, 'Close').click(),
  },
  {
    name: 'open a reply',
    count: 1,
    act: (page) => someRow(page).getByRole('button', { name: 'Reply' }).click(),
    shows: (page) => button(page, 'Cancel reply'),
    leave: pressEscape,
  },
  {
    name: 'jump to the newest',
    count: 1,
    prepare: async (page) => {
      await list(page).hover();
      await page.mouse.wheel(0, -1_500);
      await toNewest(page).waitFor();
    },
    act: (page) => toNewest(page).click(),
    shows: list,
  },
];

export async function wheelUp(page: Page, seq: number) {
  await list(page).hover();
  const first = page.locator('[data-seq]').first();
  while (Number(await first.getAttribute('data-seq')) > seq) {
    for (let notch = 0; notch < 8; notch += 1) {
      await page.mouse.wheel(0, -600);
      await page.waitForTimeout(40);
    }
  }
}
