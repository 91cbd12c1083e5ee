import * as z from 'zod/mini';

/** Names in lower case. */
const Headers = z.record(z.string(), z.string());

const Page = z.object({
  file: z.string(),
  /** Response headers of this page, Content-Security-Policy among them. */
  headers: Headers,
});

const PagesBelow = z.array(z.extend(Page, { prefix: z.string() }));

/**
 * What the build tells the server about the finished site (`headers.json`). Files that it doesn't list are served as
 * they are; those below `/assets/` have a hash in their name and never change.
 */
export const SiteManifest = z.object({
  pages: z.record(z.string(), Page),
  /** Response headers of plain files by path; they override the server's defaults. */
  files: z.record(z.string(), Headers),
  /** Temporary redirects within the site. */
  redirects: z.record(z.string(), z.string()),
  /** Answered with 200 for unknown paths below `prefix`: the community's client routes. */
  fallbacks: PagesBelow,
  /** Answered with 404; the longest matching prefix wins. The last one is `/`. */
  notFound: PagesBelow,
  /** The contact page while its form is open. */
  contact: z.object({
    open: Page,
    /** The last day on which the form is closed, such as `2026-12-31`, in that time zone. Empty: the form is open. */
    bookedThrough: z.string(),
    timeZone: z.string(),
  }),
});
export type SiteManifest = z.infer<typeof SiteManifest>;
