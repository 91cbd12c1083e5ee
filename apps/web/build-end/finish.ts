import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAll } from './compress.ts';
import { writeSitemapAndRobots } from './discovery.ts';
import { buildEnhancement } from './enhancement.ts';
import { finishHtml } from './html.ts';
import { writeLazyScripts } from './lazy-scripts.ts';
import { siteManifest } from './manifest.ts';
import { movePagesWithoutAddress, readPages, writePages } from './pages.ts';
import { writeServiceWorker } from './service-worker.ts';

interface Wanted {
  publicUrl: string;
  /** Whether the calculators are kept for use without a network. */
  offline: boolean;
}

/** Turns React Router's output into what the server serves, and tells the server about it in `headers.json`. */
export async function finish(buildDirectory: string, { publicUrl, offline }: Wanted) {
  const client = join(buildDirectory, 'client');
  await movePagesWithoutAddress(client);
  const enhancement = await buildEnhancement();
  const read = await writeLazyScripts(client, await readPages(client));
  const pages = read.map((page) => ({ ...page, html: finishHtml(page, client, enhancement) }));
  await writePages(client, pages);
  await writeSitemapAndRobots(client, pages, publicUrl);
  await writeServiceWorker(client, pages, offline);
  await compressAll(client);
  const manifest = siteManifest(pages);
  await writeFile(join(buildDirectory, 'headers.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}
