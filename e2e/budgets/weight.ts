import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { PublicRoute } from '../site-map.ts';
import { atMost, type Row } from './finding.ts';
import { limitsOf } from './limits.ts';

/** Zero for a failed request, which another check reports. */
async function sizesOf(request: Request) {
  return (await request.response()) ? request.sizes() : { responseBodySize: 0, responseHeadersSize: 0 };
}

async function bytesOf(requests: Request[], part: 'body' | 'all'): Promise<number> {
  const sizes = await Promise.all(requests.map(sizesOf));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + (part === 'all' ? responseHeadersSize : 0),
    0,
  );
}

async function inlineScripts(page: Page): Promise<string[]> {
  const scripts = page.locator('script:not([src], [type$="json"], [type="speculationrules"])');
  return scripts.evaluateAll((all) => all.map((script) => script.textContent ?? ''));
}

export async function weigh(route: PublicRoute, page: Page, requests: Request[]): Promise<Row> {
  const limits = limitsOf(route);
  const ofType = (type: string) => requests.filter((request) => request.resourceType() === type);
  const scripts = ofType('script');
  const inline = route.hydrates ? [] : await inlineScripts(page);
  const script = atMost(
    (await bytesOf(scripts, 'body')) + brotliCompressSync(inline.join('\n')).length,
    limits.script,
    'B',
  );
  if (!route.hydrates) {
    script.faults.push(...scripts.map((request) => `asks for ${request.url()}`));
    if (inline.length !== 1) script.faults.push(`${inline.length} scripts in the page instead of our one`);
  }
  const fonts = ofType('font');
  return {
    'HTML KB': atMost(await bytesOf(ofType('document'), 'body'), limits.html, 'B'),
    'script KB': script,
    'fonts KB': atMost(await bytesOf(fonts, 'body'), limits.fonts, 'B'),
    'font files': atMost(fonts.length, limits.fontFiles, ''),
    'total KB': atMost(await bytesOf(requests, 'all'), limits.total, 'B'),
    requests: atMost(requests.length, limits.requests, ''),
  };
}
