import { createServer } from 'node:http';
import { type Audit, auditPage } from '@orbit-vine/e2e/lighthouse.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { median, printTable } from './statistics.ts';

const debuggingPort = 9_377;
const rounds = 5;
type Measure = Exclude<keyof Audit, 'faults'>;

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
      const audit = await auditPage(path === 'blank' ? blankUrl : server.url + path, debuggingPort);
      results.set(path, [...(results.get(path) ?? []), audit]);
    }
  }
  blank.close();
  await server.stop();
  const of = (path: string, measure: Measure) =>
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
