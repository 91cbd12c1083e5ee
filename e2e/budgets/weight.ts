import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { PublicRoute } from '../site-map.ts';
import { atMost, type Row } from './finding.ts';
import { limitsOf } from './limits.ts';

async function bytesOf(requests: Request[], part: 'body' | 'all'): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + (part === 'all' ? responseHeadersSize : 0),
    0,
  );
}

/** What the first view of a page transfers, in bytes as they travel. */
export async function weigh(route: PublicRoute, page: Page, requests: Request[]): Promise<Row> {
  const limits = limitsOf(route);
  const ofType = (type: string) => requests.filter((request) => request.resourceType() === type);
  const inline = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      (scripts as HTMLScriptElement[])
        .filter(({ type }) => type === '' || type === 'module' || type === 'text/javascript')
        .map((script) => script.textContent ?? ''),
    );
  const scripts = ofType('script');
  const inlineBytes = inline.length > 0 ? brotliCompressSync(inline.join('\n')).length : 0;
  const script = atMost((await bytesOf(scripts, 'body')) + inlineBytes, limits.script, 'B');
  if (!route.hydrates) {
    script.faults.push(...scripts.map((request) => `asks for ${request.url()}`));
    if (inline.length !== 1) script.faults.push(`${inline.length} scripts in the page instead of our one`);
  }
  const fonts = ofType('font');
  const fontFiles = atMost(fonts.length, limits.fontFiles, '');
  return {
    'HTML KB': atMost(await bytesOf(ofType('document'), 'body'), limits.html, 'B'),
    'script KB': script,
    'fonts KB': atMost(await bytesOf(fonts, 'body'), limits.fonts, 'B'),
    'font files': fontFiles,
    'total KB': atMost(await bytesOf(requests, 'all'), limits.firstView?.bytes, 'B'),
    requests: atMost(requests.length, limits.firstView?.requests, ''),
  };
}
