import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const api = '/api/community';
export const rows = (page: Page) => page.locator('[data-seq]');
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
export const list = (page: Page) => page.getByRole('region', { name: /^Messages in/ });

/** Waits for the new channel: until then, typed text belongs to the previous channel's draft. */
export async function openChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name }).click();
  await expect(list(page)).toHaveAccessibleName(`Messages in ${name}`);
}

export async function say(request: APIRequestContext, channel: string, content: string): Promise<string> {
  const id = randomUUID();
  const answer = await request.post(`${api}/channels/${channel}/messages`, { data: { id, content } });
  expect(answer.status()).toBe(201);
  return id;
}

export async function sayMany(request: APIRequestContext, channel: string, texts: readonly string[]) {
  const ids: string[] = [];
  for (const text of texts) ids.push(await say(request, channel, text));
  return ids;
}

export const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${word} ${String(at + 1).padStart(3, '0')}`);

export async function readEverything(request: APIRequestContext) {
  const channels: { id: string; seq: number }[] = await (await request.get(`${api}/channels`)).json();
  for (const { id, seq } of channels) await request.put(`${api}/channels/${id}/read`, { data: { seq } });
  await request.put(`${api}/inbox/read`, { data: { upTo: new Date().toISOString() } });
}

export async function chooseLevel(page: Page, channel: string, level: string) {
  await page
    .getByRole('navigation')
    .getByRole('button', { name: `Notifications for ${channel}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Notifications for ${channel}` });
  await dialog.getByRole('radio', { name: level }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
}
