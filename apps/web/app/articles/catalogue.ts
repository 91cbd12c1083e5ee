import type { Article, FrontMatter, Project } from './front-matter.ts';

/** Front matter of all texts by path, checked when the route table is read. */
const heads = import.meta.glob<FrontMatter>('../../content/*/*.mdx', { eager: true, import: 'handle' });

function withAddress<Head extends FrontMatter>(kind: Head['kind'], folder: string, root: string) {
  return Object.entries(heads).flatMap(([path, head]) => {
    if (head.kind !== kind) return [];
    const slug = path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length);
    return [{ ...(head as Head), slug, key: `${folder}/${slug}`, href: `${root}/${slug}` }];
  });
}

export const articles = withAddress<Article>('article', 'articles', '/blog').sort(
  (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
);

export const projects = withAddress<Project>('project', 'projects', '/projects');
