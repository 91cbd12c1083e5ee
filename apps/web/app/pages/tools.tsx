import { seasons, type Task, tasks } from '../calculator/definition/seasons-and-tasks.ts';
import type { Tool } from '../calculator/definition/tool.ts';
import { unitSystems } from '../calculator/form/unit-systems.ts';
import { maxMegabytesKept } from '../calculator/offline/kept-size.ts';
import { addressOfArticle, addressOfTool } from '../platform/addresses.ts';
import { href } from '../platform/href.ts';
import { HomeScreen } from '../site/home-screen.tsx';
import { PageHead } from '../site/meta.tsx';
import { calculators, featured } from '../tools/registry.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.ts';
import '../styles/tool-list.css';

const others = calculators.filter((calculator) => !featured.includes(calculator));

const groups = (Object.keys(tasks) as Task[])
  .map((task) => ({ task, members: others.filter((calculator) => calculator.task === task) }))
  .filter(({ members }) => members.length > 0);

const findScript = import.meta.env.DEV ? '/app/calculator/finder/find.ts' : 'app/calculator/finder/find.ts';

/** Without script, this searches the site. */
function Finder() {
  return (
    <search aria-label="Calculators">
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
      <p role="status" data-found="" className="mt-2 text-muted empty:hidden" />
      <ul data-results="" aria-label="Calculators found" className="tool-results empty:hidden print:hidden" />
    </search>
  );
}

/** Season and units. Without script the season still chooses. */
function Choices() {
  return (
    <details className="wrap mt-2 print:hidden md:mt-6">
      <summary className="label min-h-11 cursor-pointer content-center">Time of year, and units</summary>
      <div className="grid gap-4 pb-4 md:grid-cols-[1fr_auto]">
        <fieldset>
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
        <label className="block">
          <span className="label">Units on this device</span>
          <select data-units="" defaultValue="" className={`mt-2 min-h-12 w-full ${controlClass}`}>
            <option value="">Each calculator’s default</option>
            {Object.entries(unitSystems).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}

/** The search words and seasons that `find.ts` reads. */
function marks({ id, searchWords, seasons: wanted }: Tool) {
  return { 'data-tool': id, 'data-words': searchWords.join(', '), 'data-seasons': wanted.join(' ') };
}

function Star({ id, title }: { id: string; title: string }) {
  return (
    <label className="relative -mr-2.5 grid size-11 shrink-0 place-items-center text-muted print:hidden">
      <input type="checkbox" data-star="" value={id} className="star" aria-label={`Keep at top: ${title}`} />
    </label>
  );
}

function Featured() {
  return (
    <ol className="wrap mt-2 md:mt-6">
      {featured.map((definition, index) => (
        <li
          key={definition.id}
          {...marks(definition)}
          className="group relative flex items-center gap-x-6 border-line border-b md:grid md:grid-cols-[1.5rem_13rem_1fr_auto_auto] md:py-4 md:first:border-t"
        >
          <span className="hidden font-display text-2xl text-muted md:block" aria-hidden="true">
            {index + 1}
          </span>
          <h2 className="grow text-lg md:text-2xl">
            <a
              href={addressOfTool(definition.id)}
              className="stretched inline-flex min-h-11 items-center hover:text-wine"
            >
              {definition.title}
            </a>
          </h2>
          <p className="mt-0 hidden md:block print:block">{definition.description}</p>
          {definition.guide && (
            <a
              href={addressOfArticle(definition.guide)}
              className="onward relative whitespace-nowrap"
              aria-label={`Read detailed guide: ${definition.title}`}
            >
              <span className="max-md:hidden">Read detailed guide</span>
              <span className="md:hidden">Guide</span>
            </a>
          )}
          <Star id={definition.id} title={definition.title} />
        </li>
      ))}
    </ol>
  );
}

function ByTask() {
  return (
    <div className="wrap mt-6 columns-1 gap-x-10 md:mt-10 md:columns-2 lg:columns-3">
      {groups.map(({ task, members }) => (
        <section key={task} data-task={task} className="mb-1 break-inside-avoid md:mb-10">
          <h2 className="label border-ink border-t pt-2 md:pt-4">{tasks[task]}</h2>
          <ul className="mt-0 list-none pl-0 md:mt-2">
            {members.map((definition) => (
              <li
                key={definition.id}
                {...marks(definition)}
                className="mt-0 flex items-center gap-x-2 border-line border-b md:py-2"
              >
                <div className="grow">
                  <a
                    href={addressOfTool(definition.id)}
                    className="flex min-h-11 items-center font-semibold hover:text-wine hover:underline max-md:py-1 max-md:leading-tight md:min-h-8"
                  >
                    {definition.title}
                  </a>
                  <p className="mt-0 hidden text-muted text-sm md:block print:block">
                    {definition.description}
                  </p>
                </div>
                <Star id={definition.id} title={definition.title} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Head() {
  return (
    <div className="graduated border-ink border-b">
      <div className="wrap grid gap-x-14 pt-4 pb-4 md:grid-cols-2 md:pt-12 md:pb-10">
        <h1 className="text-[clamp(1.75rem,4vw,3rem)] md:col-span-2">Cellar math, with the work shown</h1>
        <div className="mt-3 print:hidden md:mt-6">
          <Finder />
        </div>
        <div className="mt-3 text-muted max-md:text-sm md:mt-6">
          <p>
            {calculators.length} free calculators that need no account and work offline. Each shows its
            formula, its source, and how far to trust the answer. Opening one saves all of them on your
            device, with their guides: less than {maxMegabytesKept}&nbsp;MB.
          </p>
          {/* Rendered in the build only, or the calculators' script would include it. */}
          {import.meta.env.SSR && <HomeScreen />}
        </div>
      </div>
    </div>
  );
}

function More() {
  return (
    <p className="wrap mt-3 flex flex-wrap gap-x-8 print:hidden md:mt-6">
      <a href={href('/tools/worksheet')} className="onward">
        Worksheet for one tank
      </a>
      <a href={href('/tools/binder')} className="onward">
        All of them on paper
      </a>
      <a href={href('/tools/package')} className="onward">
        Formulas as a package
      </a>
      <a href={href('/tools/proof')} className="onward">
        Published values
      </a>
    </p>
  );
}

export default function ToolsPage() {
  return (
    <>
      <PageHead
        title="Winemaking tools"
        description={`${calculators.length} free winemaking calculators for the whole year of a small cellar, each with its formula, its source, and the published values it’s checked against.`}
        path="/tools"
      />
      <form action={href('/search')} data-lazy-script={findScript} data-lazy-kept="bench-recent">
        <Head />
        <section data-yours="" hidden className="wrap mt-4 print:hidden">
          <h2 className="label">Yours</h2>
          <ul className="mt-1 flex list-none flex-wrap gap-x-6 pl-0 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:hover:underline" />
        </section>
        <Choices />
        <div data-lists="">
          <Featured />
          <ByTask />
        </div>
        <More />
      </form>
    </>
  );
}
