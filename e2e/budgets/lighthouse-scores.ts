import type { LighthouseBrowser } from '../lighthouse.ts';
import type { PublicRoute } from '../site-map.ts';
import type { Row } from './finding.ts';

const columns = { accessibility: 'LH access.', 'best-practices': 'LH practices', seo: 'LH SEO' };

const auditsForListedPages = ['is-crawlable'];
const ofAnAnswer404 = ['http-status-code', 'errors-in-console'];

/** Lighthouse's scores except performance, which `npm run bench` measures: 100, or a fault. */
export async function score(browser: LighthouseBrowser, url: string, route: PublicRoute): Promise<Row> {
  const { categories, audits, runtimeError } = await browser.audit(url + route.path, {
    onlyCategories: Object.keys(columns),
    skipAudits: [
      ...(route.listed ? [] : auditsForListedPages),
      ...(route.status === 404 ? ofAnAnswer404 : []),
    ],
    ignoreStatusCode: route.status !== 200,
    disableFullPageScreenshot: true,
    // No check depends on timing, and the page is ready when its requests are done.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 250,
    cpuQuietThresholdMs: 0,
  });
  const row: Row = {};
  for (const [id, column] of Object.entries(columns)) {
    const points = Math.round((categories[id]?.score ?? 0) * 100);
    const costly = (categories[id]?.auditRefs ?? []).filter(
      (audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1,
    );
    const faults = costly.map((audit) => audits[audit.id]?.title ?? audit.id);
    if (points < 100) faults.push(`${points} points${runtimeError ? `: ${runtimeError.message}` : ''}`);
    row[column] = { shown: String(points), faults };
  }
  return row;
}
