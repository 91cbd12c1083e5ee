import { Fragment, useEffect } from 'react';
import { useLocation } from 'react-router';
import { markSectionBeingRead } from '../site-scripts/mark-section.ts';
import { Prerendered } from '../ui/prerendered.tsx';
import type { Route } from './+types/article-page.ts';
import { ArticleEnd, ArticleHead } from './article-frame.tsx';
import { Calculator } from './calculator.tsx';
import { articles } from './catalogue.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { textParts } from './text-parts.ts';

function articleAt(pathname: string) {
  const article = articles.find(({ href }) => href === pathname.replace(/\/$/, ''));
  if (!article) throw new Error(`There is no article at ${pathname}.`);
  return { ...article, parts: textParts(article.slug) };
}

export function loader({ url }: Route.LoaderArgs) {
  return { calculators: articleAt(url.pathname).parts.calculators };
}

export default function ArticlePage({ loaderData: { calculators } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useEffect(markSectionBeingRead, []);
  const article = import.meta.env.SSR ? articleAt(pathname) : undefined;
  const prose = (part: number) => (
    <Prerendered id={`text-${part}`} className="prose">
      {article?.parts.prose[part]}
    </Prerendered>
  );
  return (
    <article>
      <Prerendered id="article-head" className="contents">
        {import.meta.env.SSR && article && <ArticleHead article={article} words={article.parts.words} />}
      </Prerendered>
      <div className="wrap mt-10 grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Prerendered id="article-contents" className="">
          {import.meta.env.SSR && article && <TableOfContents sections={article.parts.sections} />}
        </Prerendered>
        <div>
          {prose(0)}
          {calculators.map((id, index) => (
            <Fragment key={id}>
              <Calculator id={id} />
              {prose(index + 1)}
            </Fragment>
          ))}
          <Prerendered id="article-end" className="contents">
            {import.meta.env.SSR && article && <ArticleEnd slug={article.slug} />}
          </Prerendered>
        </div>
      </div>
    </article>
  );
}
