import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { maxMegabytesKept } from '../app/calculator/offline/kept-size.ts';
import type { OfflineArea } from '../app/offline/worker-scope.ts';
import { addressOfArticle } from '../app/platform/addresses.ts';
import { calculators } from '../app/tools/registry.ts';
import type { BuiltPage } from './pages.ts';
import { policyOfWorker } from './security-headers.ts';
import { guideFiles, type OfflineFiles, offlineFiles } from './service-worker-files.ts';

/** Each worker's scope is its own area. */
const keeps = (area: OfflineArea) => ({
  'service-worker-allowed': `/${area}`,
  'content-security-policy': policyOfWorker('connect-src'),
});

export const serviceWorkerHeaders = {
  '/sw.js': keeps('tools'),
  '/guides-sw.js': keeps('blog'),
  '/lots-sw.js': keeps('lots'),
  '/wset-sw.js': keeps('wset'),
  '/push.js': {
    // Shows the community's notifications, and handles no pages.
    'service-worker-allowed': '/plastic-grapes',
    'content-security-policy': policyOfWorker('img-src'),
  },
};

const workerFiles: Record<OfflineArea, string> = {
  tools: 'sw.js',
  blog: 'guides-sw.js',
  lots: 'lots-sw.js',
  wset: 'wset-sw.js',
};

/**
 * Writes the workers that cache the calculators, their guides, the lot manager, and the flashcards (without `offline`,
 * workers that remove those caches), and the worker that shows notifications.
 */
export async function writeServiceWorkers(client: string, pages: BuiltPage[], offline: boolean) {
  const tools = offlineFiles(client, pages, 'tools');
  const guides = guideFiles(client, pages, guideAddresses(), tools);
  const lots = offlineFiles(client, pages, 'lots');
  const cards = offlineFiles(client, pages, 'wset');
  // Checks the size that `/tools` states, and the same limit for the others.
  for (const together of [[tools, guides], [lots], [cards]]) checkSize(client, together);
  for (const files of [tools, guides, lots, cards]) {
    const code = offline
      ? await bundle('offline/worker.ts', { __OFFLINE_FILES__: JSON.stringify(files) })
      : await retiredWorker(files.area);
    await writeFile(join(client, workerFiles[files.area]), code);
  }
  await writeFile(join(client, 'push.js'), await bundle('push/worker.ts', {}));
}

function guideAddresses(): ReadonlySet<string> {
  return new Set(calculators.flatMap(({ guide }) => (guide ? [addressOfArticle(guide)] : [])));
}

function checkSize(client: string, together: readonly OfflineFiles[]) {
  const paths = together.flatMap(({ pages, assets }) => [
    ...pages.map((page) => join(page, 'index.html')),
    ...assets,
  ]);
  const bytes = paths.reduce((sum, path) => sum + statSync(join(client, path)).size, 0);
  if (bytes > maxMegabytesKept * 1e6) throw new Error(`The offline files take ${bytes} bytes.`);
}

export function retiredWorker(area: OfflineArea): Promise<string> {
  return bundle('offline/retired-worker.ts', { __OFFLINE_AREA__: JSON.stringify(area) });
}

async function bundle(file: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(import.meta.dirname, '../app', file) },
    },
  });
  if (!('output' in built)) throw new Error('The worker was not built.');
  return built.output[0].code;
}
