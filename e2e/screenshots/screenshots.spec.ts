import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sql } from '../../apps/server/src/platform/db/sql.ts';
import { withDatabase } from '../../apps/server/testing/signed-in.ts';
import { openWinery } from '../../apps/server/testing/winery.ts';
import { say } from '../conversation.ts';
import { expect, joinInBrowser, openElsewhere, test } from '../journey.ts';
import type { TestServer } from '../server.ts';
import { texts } from './cellar.ts';
import { conversation } from './conversation.ts';

async function takePicture(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .webp({ quality: 55, effort: 6 })
    .toFile(fileURLToPath(new URL(`../../docs/images/${name}.webp`, import.meta.url)));
  expect(picture.size).toBeLessThan(60 * 1024);
}

test('a calculator has its picture', async ({ page }) => {
  await page.goto('/tools/so2');
  // The first visit may show headings in a fallback font.
  await page.reload();
  await page.getByLabel('Wine volume').fill('250');
  await page.getByLabel('Wine volume').blur();
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => scrollBy(0, title.getBoundingClientRect().top - 110));
  await takePicture(page, 'calculator');
});

test('Plastic Grapes has its picture', async ({ browser, page, server }) => {
  const members = new Map<string, Page>();
  for (const [name] of conversation) {
    if (members.has(name)) continue;
    const other = (await openElsewhere(browser, server)).page;
    await joinInBrowser(other, server, name);
    members.set(name, other);
  }
  const pageOf = (name: string) => members.get(name) ?? page;
  const databaseUrl = await server.databaseUrl();
  for (const [name, text, likedBy = []] of conversation) {
    await withDatabase(databaseUrl, (database) =>
      database.execute(sql`update messages set created_at = created_at - interval '11 minutes'`),
    );
    const id = await say(pageOf(name).request, '1', text);
    for (const liker of likedBy) {
      const path = `/api/community/messages/${id}/reactions/grape`;
      await pageOf(liker).request.put(path, { headers: { origin: server.url } });
    }
  }
  await joinInBrowser(page, server, 'Ada_Brenner', '/plastic-grapes/1');
  await expect(page.getByRole('table')).toBeVisible();
  await takePicture(page, 'plastic-grapes');
});

test('the lot manager has its picture', async ({ page, server }) => {
  await joinInBrowser(page, server, 'Olive_Harper');
  const winery = await openWinery({ request: requesterOf(page, server) });
  for (const [daysAgo, text] of texts) {
    const day = new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10);
    await winery.say(`${day} ${text}`);
  }
  await page.setViewportSize({ width: 1080, height: 750 });
  await page.goto('/lots');
  await expect(page.getByRole('link', { name: /^T1/ }).first()).toBeVisible();
  await takePicture(page, 'lot-manager');
});

function requesterOf(page: Page, server: TestServer) {
  return async (path: string, { method = 'POST', json }: { method?: string; json?: unknown } = {}) => {
    const answer = await page.request.fetch(path, {
      method,
      data: json,
      headers: { origin: server.url },
    });
    return new Response(await answer.text(), { status: answer.status() });
  };
}
