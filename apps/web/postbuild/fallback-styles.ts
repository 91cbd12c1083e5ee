import { community } from '../app/platform/site.ts';
import { addressOf, type BuiltPage, spaFallback } from './pages.ts';

const stylesheets = /<link rel="stylesheet"[^>]*>/g;

/** Links the community's stylesheets from its fallback page, which React Router renders without a route. */
export function withFallbackStyles(pages: BuiltPage[]): BuiltPage[] {
  const first = pages.find(({ file }) => addressOf(file) === community.path);
  const links = first?.html.match(stylesheets)?.join('');
  if (!links) throw new Error('The community has no styles.');
  return pages.map((page) =>
    page.file === spaFallback ? { ...page, html: page.html.replace('</head>', `${links}</head>`) } : page,
  );
}
