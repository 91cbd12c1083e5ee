import { calculators } from '../calculators/registry.ts';
import { PageHead } from '../meta.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export default function ToolsPage() {
  return (
    <>
      <PageHead
        title="Winemaking tools"
        description="Five free winemaking calculators: Brix and specific gravity, alcohol, density, sulfur dioxide and yeast nutrients, each with its formula and source."
        path="/tools"
      />
      <PageTitle label="Tools" title="Sums for the cellar, with their working shown" beside={23}>
        <p>
          Five calculators, free and without an account. Each says which formula it used, where that comes
          from, and how far to trust the answer.
        </p>
      </PageTitle>
      <ol className="wrap mt-10 md:mt-14">
        {calculators.map(({ id, title, description, guide }, index) => (
          <li
            key={id}
            className="group relative grid items-baseline gap-x-10 gap-y-2 border-line border-b py-7 first:border-t md:grid-cols-[4rem_1fr_1.2fr_auto]"
          >
            <span className="font-display text-3xl text-muted group-hover:text-wine" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="text-[1.75rem]">
              <a href={`/tools/${id}`} className="stretched hover:text-wine">
                {title}
              </a>
            </h2>
            <p>{description}</p>
            <a
              href={`/blog/${guide}`}
              className="onward relative whitespace-nowrap"
              aria-label={`Read detailed guide: ${title}`}
            >
              Read detailed guide
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
