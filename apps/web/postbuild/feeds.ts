import { Feed } from 'feed';
import { site } from '../app/platform/site.ts';
import { noonAtHome } from '../app/structured-data/noon-at-home.ts';
import { articleHtml } from './article-html.ts';
import type { ListedPage } from './document.ts';

export function feeds(pages: ListedPage[], publicUrl: string, lastModified: Map<string, string>) {
  const articles = pages
    .flatMap((page) => (page.published ? [{ ...page, published: page.published }] : []))
    .sort((a, b) => b.published.localeCompare(a.published) || a.address.localeCompare(b.address));
  const changed = articles.map((page) => changedOn(page, lastModified)).sort();
  const author = { name: site.name, email: site.email, link: publicUrl };
  const feed = new Feed({
    id: `${publicUrl}/blog`,
    title: `${site.name}: ${site.tagline}`,
    description: pages.find(({ address }) => address === '/blog')?.description ?? site.promise,
    link: `${publicUrl}/blog`,
    language: 'en',
    image: `${publicUrl}/icon-512.png`,
    favicon: `${publicUrl}/favicon.ico`,
    copyright: `© ${site.name}`,
    updated: new Date(noonAtHome(changed.at(-1) ?? '1970-01-01')),
    generator: false,
    feedLinks: { rss: `${publicUrl}/rss.xml`, atom: `${publicUrl}/atom.xml`, json: `${publicUrl}/feed.json` },
    author,
  });
  for (const page of articles) {
    feed.addItem({
      id: page.url,
      title: page.title,
      link: page.url,
      description: page.description,
      content: articleHtml(page),
      image: page.image,
      author: [author],
      published: new Date(noonAtHome(page.published)),
      date: new Date(noonAtHome(changedOn(page, lastModified))),
    });
  }
  return { 'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1() };
}

function changedOn({ address, published }: ListedPage & { published: string }, days: Map<string, string>) {
  const day = days.get(address) ?? published;
  return day < published ? published : day;
}
