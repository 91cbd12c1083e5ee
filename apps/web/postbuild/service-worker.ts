import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { maxMegabytesKept } from '../app/calculators/offline/kept-size.ts';
import type { OfflineArea } from '../app/offline/worker-scope.ts';
import type { BuiltPage } from './pages.ts';
import { type OfflineFiles, offlineFiles } from './service-worker-files.ts';

/** A plain file of the site whose answer carries more than its type. */
export const serviceWorkerHeaders = {
  '/sw.js': {
    // The worker is the calculators' own, and cannot be given more of the site.
    'service-worker-allowed': '/tools',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
  '/lots-sw.js': {
    'service-worker-allowed': '/lots',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
  '/push.js': {
    // Shows notices of the community, and answers for none of its pages.
    'service-worker-allowed': '/plastic-grapes',
    'content-security-policy': "default-src 'none'; img-src 'self'",
  },
};

const workerFiles: Record<OfflineArea, string> = { tools: 'sw.js', lots: 'lots-sw.js' };

/**
 * The workers that keep the calculators and the lot manager for a day without a network, or those that take them back; and
 * the one that shows members what they are told.
 */
export async function writeServiceWorkers(client: string, pages: BuiltPage[], offline: boolean) {
  for (const [area, file] of Object.entries(workerFiles) as [OfflineArea, string][]) {
    const code = offline
      ? await bundle('offline/worker.ts', {
          __OFFLINE_FILES__: JSON.stringify(withinSize(client, offlineFiles(client, pages, area))),
        })
      : await retiredWorker(area);
    await writeFile(join(client, file), code);
  }
  await writeFile(join(client, 'push.js'), await bundle('push/worker.ts', {}));
}

/** As many bytes as `/tools` tells its readers, and no more for the other area. */
function withinSize(client: string, files: OfflineFiles): OfflineFiles {
  const paths = [...files.pages.map((page) => join(page, 'index.html')), ...files.assets];
  const bytes = paths.reduce((sum, path) => sum + statSync(join(client, path)).size, 0);
  if (bytes > maxMegabytesKept * 1e6) throw new Error(`The offline files take ${bytes} bytes.`);
  return files;
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
