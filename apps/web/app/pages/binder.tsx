import { addressOfTool } from '../platform/addresses.ts';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import '../styles/binder.css';
import type { Route } from './+types/binder.ts';
import { binderEntries } from './binder-entries.server.ts';

export function loader() {
  return binderEntries();
}

type Binder = ReturnType<typeof binderEntries>;
type Entry = Binder['parts'][number]['entries'][number];

function Contents({ parts }: Pick<Binder, 'parts'>) {
  return (
    <nav aria-label="Contents" className="binder-contents columns-1 gap-x-10 sm:columns-2 lg:columns-3">
      {parts.map(({ name, entries }) => (
        <div key={name} className="mb-6 break-inside-avoid">
          <p className="label">{name}</p>
          <ul className="mt-1">
            {entries.map(({ id, number, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-8 items-center hover:underline">
                  {number}. {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Lines({ lines }: { lines: Entry['given'] }) {
  return lines.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

function Calculator({ entry, numberOf }: { entry: Entry; numberOf: (source: string) => number }) {
  const { id, number, title, description, given, answers, steps, cautions, range } = entry;
  return (
    <article id={id} className="binder-entry">
      <h3>
        {number}. <a href={addressOfTool(id)}>{title}</a>
      </h3>
      <p>{description}</p>
      <dl>
        <Lines lines={given} />
      </dl>
      <dl className="binder-answer">
        <Lines lines={answers} />
      </dl>
      <ul className="binder-steps">
        {steps.map(({ formula, numbers, source }) => (
          <li key={formula + numbers}>
            <b>{formula}</b> <a href={`#source-${numberOf(source)}`}>[{numberOf(source)}]</a>
            <br />
            {numbers}
          </li>
        ))}
      </ul>
      <ul>
        {[...cautions, range].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </article>
  );
}

export default function BinderPage({ loaderData: { parts, sources } }: Route.ComponentProps) {
  const count = parts.reduce((sum, { entries }) => sum + entries.length, 0);
  const numberOf = (source: string) => sources.findIndex(({ id }) => id === source) + 1;
  return (
    <>
      <PageHead
        title="The binder"
        description={`All ${count} winemaking calculators as a handbook to print: what each is for, its formula, a worked example, what to watch for, and its sources.`}
        path="/tools/binder"
      />
      <PageTitle label="Tools" title="The binder" beside={41}>
        <p>
          All {count} calculators as a handbook. Print it for the laboratory: each has its formula, an example
          worked with its page’s starting values, what to watch for, and where it comes from.
        </p>
      </PageTitle>
      <div className="wrap mt-10">
        <Contents parts={parts} />
        {parts.map(({ name, entries }) => (
          <section key={name} className="binder-part">
            <h2>{name}</h2>
            {entries.map((entry) => (
              <Calculator key={entry.id} entry={entry} numberOf={numberOf} />
            ))}
          </section>
        ))}
        <section className="binder-part">
          <h2>Sources</h2>
          <ol className="binder-sources">
            {sources.map(({ id, title, url }, index) => (
              <li key={id} id={`source-${index + 1}`}>
                {url ? (
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
