import { ArticleDrawing } from '../art/article-drawing.tsx';
import { articles } from '../articles/catalogue.ts';
import { addressOfTool } from '../platform/addresses.ts';
import { href } from '../platform/href.ts';
import { site } from '../platform/site.ts';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { calculators, featured } from '../tools/registry.ts';
import { longDay } from '../ui/dates.ts';
import { Icon } from '../ui/icon.tsx';

const restOfRow = {
  sm: ['sm:col-span-2', 'sm:col-span-1'],
  lg: ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
};
const columnsIn = ['sm:grid-cols-2 lg:grid-cols-3', 'lg:grid-cols-2', 'lg:grid-cols-1'];

/** Fills the last row of cards, or a separate row. */
function ToolsBelow() {
  const [pairs, triples] = [articles.length % 2, articles.length % 3];
  const links = [
    ...featured.map(({ id, title }) => ({ title, to: addressOfTool(id) })),
    { title: `All ${calculators.length} calculators`, to: href('/tools') },
  ];
  return (
    <section className={`border-ink border-t ${restOfRow.sm[pairs]} ${restOfRow.lg[triples]}`}>
      <h2 className="label mt-4 font-sans">Only here for a number?</h2>
      <ul className={`mt-3 grid gap-x-8 ${columnsIn[triples]}`}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <a
              href={to}
              className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-3 hover:text-wine"
            >
              {title}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function BlogPage() {
  return (
    <>
      <PageHead
        title="Blog"
        description="Guides to the math behind winemaking: sulfur dioxide, yeast nutrients, and gravity, with notes on the wine trade’s data."
        path="/blog"
      />
      <PageTitle label="Blog" title="Notes from the cellar and the console" beside={77}>
        <p>
          Guides to cellar math, with the calculators in the text, and a look at where American wine goes.
        </p>
      </PageTitle>
      <div className="wrap mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 md:mt-16 lg:grid-cols-3">
        <ul className="contents" data-reveal="0.1" data-stagger="100">
          {articles.map(({ slug, drawing, href, title, description, published }) => (
            <li key={slug} className="group relative flex flex-col border-ink border-t">
              <ArticleDrawing of={drawing} className="h-32 w-full border-line border-b bg-sheet sm:h-40" />
              <p className="mt-4 text-muted text-sm">
                <time dateTime={published}>{longDay(published)}</time> · {site.name}
              </p>
              <h2 className="mt-2 text-[1.75rem] group-hover:text-wine">{title}</h2>
              <p className="mt-3 mb-4">{description}</p>
              <p className="mt-auto">
                <a href={href} className="onward stretched">
                  Read More<span className="sr-only">: {title}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
        <ToolsBelow />
      </div>
    </>
  );
}
