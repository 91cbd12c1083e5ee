import { browserArguments, findBrowser } from '@orbit-vine/e2e/browser.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { sitePages } from '@orbit-vine/e2e/site-map.ts';
import { chromium } from '@playwright/test';
import { printTable } from './statistics.ts';

/** What a first visit of each page transfers, by kind, in bytes as they travel. */
export async function measurePageWeight() {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const rows: (string | number)[][] = [];
  for (const { path, brotliBytes } of sitePages) {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const bytes = { script: 0, font: 0, other: 0 };
    let requests = 0;
    page.on('requestfinished', async (request) => {
      requests += 1;
      const { responseBodySize } = await request.sizes();
      const kind = request.resourceType();
      if (kind === 'script' || kind === 'font') bytes[kind] += responseBodySize;
      else if (kind !== 'document') bytes.other += responseBodySize;
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const total = brotliBytes + bytes.script + bytes.font + bytes.other;
    rows.push([
      path,
      ...[brotliBytes, bytes.script, bytes.font, bytes.other, total].map(String),
      String(requests),
    ]);
    await context.close();
  }
  await browser.close();
  await server.stop();
  printTable(['page', 'HTML with CSS', 'script', 'font', 'other', 'total', 'requests'], rows);
}
