import { seasons, type Task, tasks } from '../calculator/definition/seasons-and-tasks.ts';
import type { Tool } from '../calculator/definition/tool.ts';
import { unitSystems } from '../calculator/form/unit-systems.ts';
import { maxMegabytesKept } from '../calculator/offline/kept-size.ts';
import { addressOfArticle, addressOfTool } from '../platform/addresses.ts';
import { href } from '../platform/href.ts';
import { HomeScreen } from '../site/home-screen.tsx';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { calculators, featured } from '../tools/registry.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.ts';
import '../styles/tool-list.css';

const others = calculators.filter((calculator) => !featured.includes(calculator));

const groups = (Object.keys(tasks) as Task[])
  .map((task) => ({ task, members: others.filter((calculator) => calculator.task === task) }))
  .filter(({ members }) => members.length > 0);

const findScript = import.meta.env.DEV ? '/app/calculator/finder/find.ts' : 'app/calculator/finder/find.ts';

function Leads() {
  return (
    <p className="wrap mt-8 print:hidden">
      <a href={href('/tools/worksheet')} className="onward mr-8">
        The worksheet: several calculators for one tank, printed as one work order
      </a>
      <a href={href('/tools/binder')} className="onward">
        The binder: all of them on paper
      </a>
    </p>
  );
}

/** Without script the season still filters, and the rest is a plain list. */
function Finder() {
  return (
    <search aria-label="Calculators">
      <div className="wrap mt-8 grid gap-4 md:grid-cols-[1fr_auto] print:hidden">
        <div className="flex items-end gap-2">
          <label className="block grow">
            <span className="label">Find a calculator</span>
            <input
              type="search"
              name="q"
              data-find=""
              autoComplete="off"
              placeholder="bentonite, dipstick, calories …"
              className={`mt-2 min-h-12 w-full ${controlClass}`}
            />
          </label>
          <Button type="submit" size="sheet" className="min-h-12">
            Find
          </Button>
        </div>
        <label className="block">
          <span className="label">Units on this device</span>
          <select data-units="" defaultValue="" className={`mt-2 min-h-12 w-full ${controlClass}`}>
            <option value="">Each page’s own</option>
            {Object.entries(unitSystems).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="md:col-span-2">
          <legend className="label">Time of year</legend>
          <div className="mt-2 flex flex-wrap gap-x-5">
            {[['all', 'Any time'], ...Object.entries(seasons)].map(([id, name]) => (
              <label key={id} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="season"
                  value={id}
                  defaultChecked={id === 'all'}
                  className="size-5"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <p role="status" data-found="" className="text-muted md:col-span-2" />
      </div>
      <ul
        data-results=""
        aria-label="Calculators found"
        className="wrap mt-4 grid list-none gap-x-10 empty:hidden md:grid-cols-2 lg:grid-cols-3 print:hidden [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:hover:text-wine [&_a]:hover:underline [&_li]:border-line [&_li]:border-t [&_li]:py-3 [&_p]:text-muted [&_p]:text-sm"
      />
    </search>
  );
}

function marks({ id, title, description, searchWords, seasons: wanted }: Tool) {
  const own = `${title} ${description}`.toLowerCase();
  const words = searchWords.filter((word) => !own.includes(word));
  return { 'data-tool': id, 'data-words': words.join(' '), 'data-seasons': wanted.join(' ') };
}

function Star({ id, title }: { id: string; title: string }) {
  return (
    <label className="relative flex min-h-11 items-center gap-2 text-muted text-sm print:hidden">
      <input
        type="checkbox"
        data-star=""
        value={id}
        className="size-5"
        aria-label={`Keep at top: ${title}`}
      />
      Keep at top
    </label>
  );
}

function Featured() {
  return (
    <ol className="wrap mt-8">
      {featured.map((definition, index) => (
        <li
          key={definition.id}
          {...marks(definition)}
          className="group relative grid items-baseline gap-x-10 gap-y-2 border-line border-b py-7 first:border-t lg:grid-cols-[4rem_1fr_1.2fr_auto]"
        >
          <span className="font-display text-3xl text-muted group-hover:text-wine" aria-hidden="true">
            {index + 1}
          </span>
          <h2 className="text-[1.75rem]">
            <a href={addressOfTool(definition.id)} className="stretched hover:text-wine">
              {definition.title}
            </a>
          </h2>
          <p>{definition.description}</p>
          {definition.guide && (
            <a
              href={addressOfArticle(definition.guide)}
              className="onward relative whitespace-nowrap"
              aria-label={`Read detailed guide: ${definition.title}`}
            >
              Read detailed guide
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function ByTask() {
  return (
    <div className="wrap mt-14 columns-1 gap-x-10 md:columns-2 lg:columns-3">
      {groups.map(({ task, members }) => (
        <section key={task} data-task={task} className="mb-10 break-inside-avoid">
          <h2 className="label border-ink border-t pt-4">{tasks[task]}</h2>
          <ul className="mt-2 list-none pl-0">
            {members.map((definition) => (
              <li key={definition.id} {...marks(definition)} className="mt-0 border-line border-b py-3">
                <a
                  href={addressOfTool(definition.id)}
                  className="inline-flex min-h-8 items-center font-semibold hover:text-wine hover:underline"
                >
                  {definition.title}
                </a>
                <p className="mt-0 text-muted text-sm">{definition.description}</p>
                <Star id={definition.id} title={definition.title} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export default function ToolsPage() {
  return (
    <>
      <PageHead
        title="Winemaking tools"
        description={`${calculators.length} free winemaking calculators for the whole year of a small cellar, each with its formula, its source, and the published values it is checked against.`}
        path="/tools"
      />
      <PageTitle label="Tools" title="Cellar math, with the work shown" beside={23}>
        <p>
          {calculators.length} free calculators that need no account and work offline. Each shows its formula,
          its source, and how far to trust the answer. Opening one saves all of them on your device, with
          their guides: less than {maxMegabytesKept}&nbsp;MB.
        </p>
        <div className="mt-4">
          {/* Only in the build's rendering, since the calculators' script would otherwise include it. */}
          {import.meta.env.SSR && <HomeScreen />}
        </div>
      </PageTitle>
      <Leads />
      <form action={href('/search')} data-lazy-script={findScript} data-lazy-kept="bench-recent">
        <Finder />
        <section data-yours="" hidden className="wrap mt-8 print:hidden">
          <h2 className="label border-ink border-t pt-4">Yours</h2>
          <ul className="mt-2 flex list-none flex-wrap gap-x-6 pl-0 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:hover:underline" />
        </section>
        <div data-lists="">
          <Featured />
          <ByTask />
        </div>
        <p className="wrap mt-4 print:hidden">
          <a href={href('/tools/package')} className="onward">
            The formulas as a package for other software
          </a>
          <a href={href('/tools/proof')} className="onward ml-8">
            The values they are checked against
          </a>
        </p>
      </form>
    </>
  );
}
