import { ArticleDrawing } from '../art/article-drawing.tsx';
import { href } from '../platform/href.ts';
import { site } from '../platform/site.ts';
import { AskMembers } from '../site/ask-members.tsx';
import { BackLink } from '../site/back-link.tsx';
import { PageHead } from '../site/meta.tsx';
import { longDay } from '../ui/dates.ts';
import { articles } from './catalogue.ts';
import type { Article } from './front-matter.ts';

const wordsPerMinute = 220;

function BackToBlog() {
  return <BackLink href={href('/blog')} to="Blog" />;
}

type Head = Article & { slug: string; href: string };

export function ArticleHead({ article, words }: { article: Head; words: number }) {
  const { title, description, published, modified, drawing, href } = article;
  return (
    <div className="wrap pt-8 md:pt-12">
      <PageHead title={title} description={description} path={href} article={article} />
      <p data-noprint>
        <BackToBlog />
      </p>
      <div className="mt-8 grid items-end gap-8 border-ink border-t pt-6 md:grid-cols-[1fr_16rem] lg:grid-cols-[1fr_24rem]">
        <div>
          <h1 className="text-[clamp(2.25rem,5.2vw,4rem)]">{title}</h1>
          <p className="mt-6 max-w-2xl text-lg md:text-xl">{description}</p>
          <p className="mt-6 text-muted">
            <time dateTime={published}>{longDay(published)}</time>
            {modified && modified !== published && (
              <>
                , updated <time dateTime={modified}>{longDay(modified)}</time>
              </>
            )}{' '}
            · {site.name} · {Math.ceil(words / wordsPerMinute)} min read
          </p>
        </div>
        <ArticleDrawing of={drawing} className="aspect-2/1 w-96 max-w-full" />
      </div>
    </div>
  );
}

export function ArticleEnd({ slug }: { slug: string }) {
  const index = articles.findIndex((article) => article.slug === slug);
  const neighbours = [
    { name: 'Previous', article: articles[index + 1] },
    { name: 'Next', article: articles[index - 1] },
  ];
  return (
    <div className="mt-14 border-line border-t pt-6" data-noprint>
      <div className="prose mb-8">
        <AskMembers question="Disagree, or have a question?" act="Discuss it" />
      </div>
      <nav aria-label="More articles">
        <ul className="grid gap-6 sm:grid-cols-2">
          {neighbours.map(
            ({ name, article }) =>
              article && (
                <li key={name} className="relative last:sm:col-start-2 last:sm:text-right">
                  <p className="label">{name}</p>
                  <a
                    href={article.href}
                    rel={name === 'Next' ? 'next' : 'prev'}
                    className="stretched mt-1 block font-display text-xl hover:text-wine"
                  >
                    {article.title}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
      <p className="mt-8">
        <BackToBlog />
      </p>
    </div>
  );
}
