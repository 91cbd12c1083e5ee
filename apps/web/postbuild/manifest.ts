import { SiteManifest } from '@orbit-vine/contract/site.ts';
import { community, site } from '../app/platform/site.ts';
import type { ListedPage } from './document.ts';
import { fileHeaders } from './file-headers.ts';
import { addressOf, type BuiltPage, openContactPage, spaFallback } from './pages.ts';
import { headersOf } from './security-headers.ts';
import { changePassword } from './well-known.ts';

export function siteManifest(pages: BuiltPage[], listed: ListedPage[]): SiteManifest {
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
    files: fileHeaders(listed),
    redirects: changePassword,
    fallbacks: [{ prefix: community.path, ...entry(spaFallback) }],
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
