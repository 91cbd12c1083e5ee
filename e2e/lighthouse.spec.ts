import { expect, test } from './journey.ts';
import { auditPage } from './lighthouse.ts';

const debuggingPort = 9_377;
const toolPages = ['alcohol', 'brix-sg', 'density-alcohol', 'so2', 'yan'].map((id) => `/tools/${id}`);

// Speed is measured by `npm run bench`; these categories do not depend on the machine.
for (const path of ['/', ...toolPages]) {
  test(`Lighthouse finds nothing to better in ${path}`, async ({ server }, { workerIndex }) => {
    const audit = await auditPage(server.url + path, debuggingPort + workerIndex);
    expect(audit.faults).toEqual([]);
    expect(audit).toMatchObject({ accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0 });
  });
}
