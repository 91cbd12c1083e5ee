import { Fragment } from 'react';
import { wholeProof } from '../calculator/proof/whole-proof.server.ts';
import { addressOfTool } from '../platform/addresses.ts';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import type { Route } from './+types/proof.ts';

export function loader() {
  return wholeProof();
}

type Proof = ReturnType<typeof wholeProof>;

function Checked({ calculators }: Pick<Proof, 'calculators'>) {
  return (
    <table className="w-full [overflow-wrap:anywhere]">
      <thead className="text-left text-muted text-sm">
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col" className="text-right">
            Values
          </th>
          <th scope="col" className="text-right">
            Largest error
          </th>
        </tr>
      </thead>
      {calculators.map(({ id, title, lines }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-6 text-left">
              <a href={addressOfTool(id)}>{title}</a>
            </th>
          </tr>
          {lines.map(({ quantity, points, error }) => (
            <tr key={`${quantity} ${error}`} className="border-line border-t">
              <td className="first-letter:uppercase">{quantity}</td>
              <td className="text-right">{points}</td>
              <td className="text-right">{error}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const figure = 'py-1 pl-3 text-right align-top whitespace-nowrap';

function Disagreements({ disagreements }: Pick<Proof, 'disagreements'>) {
  return disagreements.map(({ why, about, values }) => (
    <section key={why} className="mt-6 border-line border-t pt-4">
      <p className="mb-1 text-sm">
        {about.map(({ id, title }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a href={addressOfTool(id)}>{title}</a>
          </Fragment>
        ))}
      </p>
      <p>{why}</p>
      <table className="mt-2 w-full text-sm">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col">Value</th>
            <th scope="col" className={figure}>
              Printed
            </th>
            <th scope="col" className={figure}>
              We find
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ id, quantity, unit, printed, ours }) => (
            <tr key={id}>
              <th scope="row" className="py-1 text-left align-top font-normal">
                <span className="inline-block first-letter:uppercase">{quantity}</span>
                {unit && `, ${unit}`} <code className="text-muted">{id}</code>
              </th>
              <td className={figure}>{printed}</td>
              <td className={figure}>{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function Mistakes({ mistakes }: Pick<Proof, 'mistakes'>) {
  return (
    <dl>
      {mistakes.map(({ where, why, printed, right }) => (
        <Fragment key={`${where} ${printed}`}>
          <dt>{where}</dt>
          <dd>
            {printed} is printed; we find {right}. The reason: {why}.
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

export default function ProofPage({
  loaderData: { points, sources, refused, calculators, disagreements, mistakes },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="The proof"
        description={`${points} published values that our winemaking calculators are checked against, the largest error in each quantity, and the same values as CSV and JSON for other software.`}
        path="/tools/proof"
      />
      <PageTitle label="Tools" title="Checked against what others published" beside={37}>
        <p>
          {points} values from {sources} books, papers, laws, and pages. Each is recomputed whenever this site
          is built; our tests fail on any difference that neither rounding nor a reason given below explains.
        </p>
      </PageTitle>
      <div className="wrap prose mt-10">
        <h2>For your own software</h2>
        <p>
          Download the same values, with their inputs, units, tolerances, sources, and our results, as{' '}
          <a href="/tools/proof/vectors.csv">CSV</a> or <a href="/tools/proof/vectors.json">JSON</a>. They are
          facts: use them freely.
        </p>
        <h2>What each calculator is checked against</h2>
        <p>
          An error that looks large is often the source’s own: a table of whole milligrams can be matched only
          to half a milligram. Anything larger is explained under{' '}
          <a href="#disagreements">“Where published tables disagree.”</a> Where a line names our house formula
          or our factor, it shows how far that lies from the published tables.
        </p>
        <Checked calculators={calculators} />
        <h2 id="disagreements">Where published tables disagree</h2>
        <p>
          These values differ from ours by more than half a unit in their last printed digit. The cause is
          truncation, rounding along the way, a misprint, or another constant. The name after each is the one
          it has in the files.
        </p>
        <Disagreements disagreements={disagreements} />
        <h2>Where we have no value</h2>
        <p>
          {refused.length === 1 ? 'One published value lies' : `${refused.length} published values lie`}{' '}
          outside the range of our formulas, so we give no value there (in the files:{' '}
          {refused.map(({ id }) => id).join(', ')}).
        </p>
        <h2>Numbers in circulation that are off</h2>
        <p>
          We found these while looking for formulas and recomputed each. They’re here so that no one who finds
          two answers has to guess between them.
        </p>
        <Mistakes mistakes={mistakes} />
      </div>
    </>
  );
}
