import type { Browser, Page } from '@playwright/test';
import type { PublicRoute } from '../site-map.ts';

export async function faultsWithoutScript(
  browser: Browser,
  url: string,
  { path, hydrates }: PublicRoute,
): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url + path);
    if (!hydrates) return await hiddenHeadings(page);
    // Moderators come through the community, and articles without a calculator need no script.
    if (path.includes('/admin/')) return [];
    if (path.startsWith('/blog/') && (await page.locator('main input').count()) === 0) return [];
    return (await saysWhatItNeeds(page)) ? [] : ['does not say that it needs JavaScript'];
  } finally {
    await context.close();
  }
}

function hiddenHeadings(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2)')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => getComputedStyle(heading).opacity !== '1')
        .map((heading) => `“${heading.textContent}” is not seen`),
    );
}

async function saysWhatItNeeds(page: Page): Promise<boolean> {
  // `getByText` does not find text within noscript.
  const notes = [page.getByText(/needs? JavaScript/), page.locator('noscript')];
  const seen = await Promise.all(notes.map((words) => words.first().isVisible()));
  return seen.includes(true);
}
