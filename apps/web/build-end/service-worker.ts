import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { BuiltPage } from './pages.ts';
import { offlineFiles } from './service-worker-files.ts';

/** A plain file of the site whose answer carries more than its type. */
export const serviceWorkerHeaders = {
  '/sw.js': {
    // The worker is the calculators' own, and cannot be given more of the site.
    'service-worker-allowed': '/tools',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
};

/** The worker that keeps the calculators for a day without a network, or the one that takes them back. */
export async function writeServiceWorker(client: string, pages: BuiltPage[], offline: boolean) {
  const code = offline
    ? await bundle('worker.ts', { __OFFLINE_FILES__: JSON.stringify(offlineFiles(client, pages)) })
    : await retiredWorker();
  await writeFile(join(client, 'sw.js'), code);
}

export function retiredWorker(): Promise<string> {
  return bundle('retired-worker.ts', {});
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
      rollupOptions: { input: join(import.meta.dirname, '../app/calculators/offline', file) },
    },
  });
  if (!('output' in built)) throw new Error('The worker was not built.');
  return built.output[0].code;
}
