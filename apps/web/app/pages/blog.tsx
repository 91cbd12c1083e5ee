import { ArticleDrawing } from '../art/article-drawing.tsx';
import { articles } from '../articles/catalogue.ts';
import { longDate } from '../articles/date.ts';
import { PageHead } from '../meta.tsx';
import { site } from '../site.ts';
import { PageTitle } from '../ui/page-title.tsx';

export default function BlogPage() {
  return (
    <>
      <PageHead
        title="Blog"
        description="Guides to the sums behind winemaking, sulfur dioxide, yeast nutrients and gravity, and notes on the wine trade’s data."
        path="/blog"
      />
      <PageTitle label="Blog" title="Notes from the cellar and the console" seed={77}>
        <p>Long enough to be useful, with the sources at the end.</p>
      </PageTitle>
      <ul
        className="wrap mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 md:mt-16 lg:grid-cols-3"
        data-reveal="0.1"
        data-stagger="100"
      >
        {articles.map(({ slug, href, title, description, published }) => (
          <li key={slug} className="group relative flex flex-col border-ink border-t">
            <ArticleDrawing slug={slug} className="h-32 w-full border-line border-b bg-sheet sm:h-40" />
            <p className="mt-4 text-muted text-sm">
              <time dateTime={published}>{longDate(published)}</time> · {site.name}
            </p>
            <h2 className="mt-2 text-[1.6rem] group-hover:text-wine">{title}</h2>
            <p className="mt-3 mb-4">{description}</p>
            <p className="mt-auto">
              <a href={href} className="onward stretched" aria-label={`Read More: ${title}`}>
                Read More
              </a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
