import { lazy, Suspense, useEffect, useState } from 'react';
import { href } from '../../platform/href.ts';
import { PageHead } from '../../site/meta.tsx';
import { calculators } from '../../tools/registry.ts';
import { tasks } from '../definition/seasons-and-tasks.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import type { Route } from './+types/page.ts';

export const handle = { hydrate: true };

export function loader() {
  return Object.entries(tasks).map(([task, name]) => ({
    name,
    members: calculators.filter((one) => one.task === task).map(({ id, title }) => ({ id, title })),
  }));
}

const Worksheets = lazy(async () => ({ default: (await import('./worksheets.tsx')).Worksheets }));

function Waiting() {
  return (
    <div className="min-h-160 border border-line p-5">
      <p role="status" className="text-muted noscript:hidden">
        Loading the worksheet…
      </p>
      <p className="hidden noscript:block">
        The worksheet needs JavaScript, which is off in this browser. Each calculator’s formulas are on its
        own page: see <a href={href('/tools')}>the list of tools</a>.
      </p>
    </div>
  );
}

export default function WorksheetPage({ loaderData: choices }: Route.ComponentProps) {
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <div className="wrap pt-6 pb-8 md:pt-10">
      <PageHead
        title="The worksheet"
        description="Several winemaking calculators in a row, for one tank: the volume, the alcohol, and the acidity flow from one to the next, and it all prints as one work order."
        path="/tools/worksheet"
      />
      <a href={href('/tools')} className="onward" data-noprint>
        All calculators
      </a>
      <h1 className="mt-4 text-[clamp(2.25rem,5.2vw,3.75rem)]">The worksheet</h1>
      <p className="mt-4 mb-8 max-w-2xl text-lg">
        Put the calculations for one tank in a row. What one calculation finds, such as a volume, is filled in
        for the next. The worksheet stays on this device and works offline.
      </p>
      <OfflineNotice />
      {isInBrowser ? (
        <Suspense fallback={<Waiting />}>
          <Worksheets choices={choices} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}
