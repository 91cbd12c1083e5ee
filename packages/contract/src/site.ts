import * as z from 'zod/mini';

/** Names in lower case. */
const Headers = z.record(z.string(), z.string());

const Page = z.object({
  /** Path of the HTML file below the built client folder. */
  file: z.string(),
  /** Response headers of this page alone, Content-Security-Policy among them. */
  headers: Headers,
});

const PagesBelow = z.array(z.extend(Page, { prefix: z.string() }));

/**
 * What the build tells the server about the finished site (`headers.json`). Everything in the client folder that is
 * not named here is a plain file; what lies under `/assets/` has a hash in its name and never changes.
 */
export const SiteManifest = z.object({
  pages: z.record(z.string(), Page),
  /** Response headers of plain files, by path; they go before what the server would send of itself. */
  files: z.record(z.string(), Headers),
  /** Addresses that lead to another one of the site, for now. */
  redirects: z.record(z.string(), z.string()),
  /** Answered with 200 for paths below `prefix` that no page has: the community's client routes. */
  fallbacks: PagesBelow,
  /** Answered with 404, the longest matching prefix first. The last one is `/`. */
  notFound: PagesBelow,
  /** The contact page in the state in which its form works, which has no address of its own. */
  contact: z.object({
    open: Page,
    /** The last day on which the form is closed, as `2026-12-31` in that time zone. Empty: it is open. */
    bookedThrough: z.string(),
    timeZone: z.string(),
  }),
});
export type SiteManifest = z.infer<typeof SiteManifest>;
