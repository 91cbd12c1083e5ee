import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vectors, vectorsAsCsv } from '@orbit-vine/enology/proof/vectors.ts';
import { asJson, graphOf } from '../app/structured-data/graph.ts';
import { wordCount } from './article-html.ts';
import { compressAll } from './compress.ts';
import { type ListedPage, listedPages } from './document.ts';
import { withFallbackStyles } from './fallback-styles.ts';
import { feeds } from './feeds.ts';
import { finishHtml } from './html.ts';
import { writeIcons } from './icons.ts';
import { lastModifiedDays } from './last-modified.ts';
import { writeLazyScripts } from './lazy-scripts.ts';
import { siteManifest } from './manifest.ts';
import { pageCards } from './page-cards.ts';
import { movePagesWithoutAddress, openContactPage, readPages, writePages } from './pages.ts';
import { robots, sitemap } from './robots-and-sitemap.ts';
import { searchIndex } from './search-index.ts';
import { writeServiceWorkers } from './service-worker.ts';
import { buildSiteScripts } from './site-scripts.ts';
import { writeSocialImages } from './social/images.ts';
import { toolPreloads } from './tool-preloads.ts';
import { securityTxt, speculationRules } from './well-known.ts';

interface Wanted {
  publicUrl: string;
  offline: boolean;
  /** The owner's outside addresses in this build. */
  links: Record<string, string>;
}

/** Turns React Router's output into the files that the server serves, described in `headers.json`. */
export async function finishSite(buildDirectory: string, wanted: Wanted) {
  const client = join(buildDirectory, 'client');
  await movePagesWithoutAddress(client);
  const siteScripts = await buildSiteScripts();
  const rendered = await writeLazyScripts(client, withFallbackStyles(await readPages(client)));
  const listed = listedPages(rendered);
  const lastModified = lastModifiedDays(listed);
  const data = structuredData(listed, lastModified, wanted);
  const preloads = toolPreloads(client);
  const pages = rendered.map((page) => ({
    ...page,
    html: finishHtml(page, {
      client,
      siteScripts,
      data: data.get(page.file === openContactPage ? 'contact/index.html' : page.file),
      preloads: preloads.get(page.file) ?? [],
    }),
  }));
  await writePages(client, pages);
  await rm(join(client, '.vite'), { recursive: true });
  await writeForMachines(client, listed, lastModified, wanted.publicUrl);
  await Promise.all([writeIcons(client), writeSocialImages(client, listed)]);
  await writeServiceWorkers(client, pages, wanted.offline);
  await compressAll(client);
  const manifest = siteManifest(pages, listed);
  await writeFile(join(buildDirectory, 'headers.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

function structuredData(listed: ListedPage[], days: Map<string, string>, { publicUrl, links }: Wanted) {
  const titles = new Map(listed.map(({ address, title }) => [address, title]));
  return new Map(
    listed.map((page) => {
      const changed = days.get(page.address) ?? page.modified;
      const facts = { ...page, changed, words: wordCount(page) };
      return [page.file, asJson(graphOf(facts, { publicUrl, links, titles }))];
    }),
  );
}

async function writeForMachines(
  client: string,
  listed: ListedPage[],
  lastModified: Map<string, string>,
  publicUrl: string,
) {
  const points = vectors();
  const searched = searchIndex(listed);
  const files = {
    'sitemap.xml': sitemap(listed, lastModified),
    'robots.txt': robots(publicUrl),
    ...feeds(listed, publicUrl, lastModified),
    'tools/proof/vectors.json': JSON.stringify(points),
    'tools/proof/vectors.csv': vectorsAsCsv(points),
    'search.json': JSON.stringify(searched),
    'page-cards.json': JSON.stringify(pageCards(searched)),
    'speculation.json': JSON.stringify(speculationRules),
    '.well-known/security.txt': securityTxt(publicUrl, new Date()),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), content);
  }
}
