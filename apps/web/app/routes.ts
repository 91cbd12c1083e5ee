import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { readTexts } from './articles/read-texts.ts';

const articles = readTexts('articles').map(({ slug, head }) => ({
  slug,
  calculates: head.kind === 'article' && (head.calculators ?? []).length > 0,
}));
const articleRoute = ({ slug }: { slug: string }) =>
  route(`blog/${slug}`, 'articles/article-page.tsx', { id: `article-${slug}` });

const projects = readTexts('projects').map(({ slug, file }) => route(`projects/${slug}`, file));

export default [
  layout('pages/content-layout.tsx', [
    index('pages/home.tsx'),
    route('tools', 'pages/tools.tsx'),
    route('tools/binder', 'pages/binder.tsx'),
    route('tools/package', 'pages/package.tsx'),
    route('tools/proof', 'pages/proof.tsx'),
    route('wset', 'pages/study.tsx'),
    route('regions', 'regions/list-page.tsx'),
    route('regions/:part', 'regions/part-page.tsx'),
    route('services', 'pages/services.tsx'),
    route('about', 'pages/about.tsx'),
    route('projects', 'pages/projects.tsx'),
    layout('projects/project-layout.tsx', projects),
    route('blog', 'pages/blog.tsx'),
    ...articles.filter(({ calculates }) => !calculates).map(articleRoute),
    route('blog/404', 'pages/article-not-found.tsx'),
    route('contact', 'pages/contact.tsx'),
    route('contact/open', 'contact/open-page.tsx'),
    route('contact/sent', 'contact/sent-page.tsx'),
    route('privacy-policy', 'pages/privacy-policy.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  layout('pages/tool-layout.tsx', [
    route('search', 'search/page.tsx'),
    route('regions/american-viticultural-areas', 'regions/areas-page.tsx'),
    route('regions/map', 'regions/map-page.tsx'),
    route('wset/cards', 'study/cards-page.tsx'),
    route('tools/worksheet', 'calculator/worksheet/page.tsx'),
    route('tools/:tool', 'calculator/page/route.tsx'),
    ...articles.filter(({ calculates }) => calculates).map(articleRoute),
  ]),
  layout('community/admin/layout.tsx', [
    route('plastic-grapes/admin/reports', 'community/moderation/reports.tsx'),
    route('plastic-grapes/admin/members', 'community/moderation/members.tsx'),
    route('plastic-grapes/admin/record', 'community/moderation/audit-log.tsx'),
    route('plastic-grapes/admin/channels', 'community/admin/channels.tsx'),
    route('plastic-grapes/admin/numbers', 'community/admin/numbers.tsx'),
    route('plastic-grapes/admin/enquiries', 'community/admin/inquiries.tsx'),
  ]),
  route('lots', 'lots/page.tsx'),
  route('plastic-grapes/*', 'community/shell/route.tsx'),
] satisfies RouteConfig;
