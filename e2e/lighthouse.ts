import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments, findBrowser } from './browser.ts';

export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  layoutShift: number;
  /** Titles of the audits that cost points. */
  faults: string[];
}

/** Lighthouse on a simulated phone, in a browser of its own that listens on this port for it. */
export async function auditPage(url: string, debuggingPort: number): Promise<Audit> {
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
      faults: Object.values(audits)
        .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
        .map((audit) => audit.title),
    };
  } finally {
    await browser.close();
  }
}
