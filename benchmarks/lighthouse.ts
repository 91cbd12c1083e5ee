import { createServer } from 'node:http';
import { browserArguments, findBrowser } from '@orbit-vine/e2e/browser.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median, printTable } from './statistics.ts';

const debuggingPort = 9_377;
const rounds = 5;
const pages = ['/', '/about', '/blog/sulfur-dioxide-management-in-winemaking', '/tools/brix-sg'];

/** Lighthouse as on a phone, page after page in turns, beside a page that holds one word, in the same run. */
export async function measureLighthouse() {
  const server = await startServer();
  const blank = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Blank</title><p>Blank</p></html>');
  });
  const blankUrl = await new Promise<string>((resolve) => {
    blank.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(blank.address() as { port: number }).port}/`),
    );
  });
  const results = new Map<string, Audit[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of ['blank', ...pages]) {
      const audit = await auditPage(path === 'blank' ? blankUrl : server.url + path);
      results.set(path, [...(results.get(path) ?? []), audit]);
    }
  }
  blank.close();
  await server.stop();
  const of = (path: string, measure: keyof Audit) =>
    median((results.get(path) ?? []).map((audit) => audit[measure]));
  const lcpOfBlank = of('blank', 'lcpMs');
  printTable(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'over blank ms',
      'layout shift',
    ],
    ['blank', ...pages].map((path) => [
      path,
      ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((measure) =>
        String(of(path, measure)),
      ),
      of(path, 'lcpMs'),
      of(path, 'lcpMs') - lcpOfBlank,
      of(path, 'layoutShift').toFixed(3),
    ]),
  );
}

interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  layoutShift: number;
}

async function auditPage(url: string): Promise<Audit> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error' });
    if (!result) throw new Error(`no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}
