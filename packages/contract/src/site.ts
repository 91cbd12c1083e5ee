import * as z from 'zod/mini';

const Headers = z.record(z.string(), z.string());

const Page = z.object({
  file: z.string(),
  /** Includes Content-Security-Policy. */
  headers: Headers,
});

const PagesBelow = z.array(z.extend(Page, { prefix: z.string() }));

/**
 * Describes the finished site to the server (`headers.json`). Files that it doesn't list are served unchanged; files
 * in `/assets/` have a hash in their name and never change.
 */
export const SiteManifest = z.object({
  pages: z.record(z.string(), Page),
  /** Response headers of plain files by path; these override the server's defaults. */
  files: z.record(z.string(), Headers),
  /** Temporary redirects within the site. */
  redirects: z.record(z.string(), z.string()),
  /** Answered with 200 for unknown paths below `prefix`: the community's client routes. */
  fallbacks: PagesBelow,
  /** Answered with 404; the longest matching prefix wins. The last one is `/`. */
  notFound: PagesBelow,
  contact: z.object({
    open: Page,
    /** The last day on which the form is closed, such as `2026-12-31`, in `timeZone`. Empty if the form is open. */
    bookedThrough: z.string(),
    timeZone: z.string(),
  }),
});
export type SiteManifest = z.infer<typeof SiteManifest>;
