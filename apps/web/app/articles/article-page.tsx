import { Fragment } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { proofs } from '../calculators/parts/proofs.server.ts';
import { PageHead } from '../meta.tsx';
import { Prerendered } from '../ui/prerendered.tsx';
import { ArticleEnd, ArticleHead } from './article-frame.tsx';
import { Calculator } from './calculator.tsx';
import { articles } from './catalogue.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { textParts } from './text-parts.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const article = articles.find(({ href }) => href === url.pathname.replace(/\/$/, ''));
  if (!article) throw new Error(`There is no article at ${url.pathname}.`);
  const { calculators } = textParts(article.slug);
  return { article, calculators, ...proofs(...calculators) };
}

/** Any article. The browser is sent the calculators; all the rest is finished when the site is built. */
export default function ArticlePage() {
  const { article, calculators } = useLoaderData<typeof loader>();
  const { slug, title, description, href } = article;
  // Constant, so that the text and what makes it are left out of the browser's script.
  const parts = import.meta.env.SSR ? textParts(slug) : undefined;
  const prose = (part: number) => (
    <Prerendered id={`text-${part}`} className="prose">
      {parts?.prose[part]}
    </Prerendered>
  );
  return (
    <article>
      <PageHead title={title} description={description} path={href} article={article} />
      <Prerendered id="article-head" className="contents">
        {import.meta.env.SSR && parts && <ArticleHead article={article} words={parts.words} />}
      </Prerendered>
      <div className="wrap mt-10 grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Prerendered id="article-contents" className="">
          {import.meta.env.SSR && parts && <TableOfContents sections={parts.sections} />}
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
            {import.meta.env.SSR && <ArticleEnd slug={slug} />}
          </Prerendered>
        </div>
      </div>
    </article>
  );
}
