import { SiteManifest } from '@orbit-vine/contract/site.ts';
import { site } from '../app/site.ts';
import { addressOf, type BuiltPage, openContactPage, spaFallback } from './pages.ts';
import { headersOf } from './policy.ts';
import { serviceWorkerHeaders } from './service-worker.ts';

/** What the server has to know; checked against the contract that the server reads it with. */
export function siteManifest(pages: BuiltPage[]): SiteManifest {
  const entry = (file: string) => {
    const page = pages.find((candidate) => candidate.file === file);
    if (!page) throw new Error(`The build made no ${file}.`);
    return { file, headers: headersOf(page) };
  };
  return SiteManifest.parse({
    pages: Object.fromEntries(
      pages.flatMap(({ file }) => {
        const address = addressOf(file);
        return address ? [[address, entry(file)]] : [];
      }),
    ),
    files: serviceWorkerHeaders,
    fallbacks: [{ prefix: '/plastic-grapes', ...entry(spaFallback) }],
    notFound: [
      { prefix: '/blog/', ...entry('blog/404.html') },
      { prefix: '/', ...entry('404.html') },
    ],
    contact: {
      open: entry(openContactPage),
      bookedThrough: site.bookedThrough,
      timeZone: site.place.timeZone,
    },
  });
}
