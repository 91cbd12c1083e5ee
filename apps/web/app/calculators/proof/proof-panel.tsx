import type { Proof, ProofLine } from '@orbit-vine/enology/proof/proof.ts';
import type { Source } from '@orbit-vine/enology/sources.ts';
import { useMatches } from 'react-router';
import type { Calculation, Step } from '../parts/calculation.ts';
import type { Proofs } from '../parts/proofs.server.ts';
import { Formula } from './formula-math.tsx';
import { describeError } from './significant.ts';

/** What the page's loader (or its layout's) has brought from the build. */
function useProofs(calculator: string): Proofs | undefined {
  return useMatches()
    .map(({ loaderData }) => loaderData as Proofs | undefined)
    .find((data) => data?.proofs?.[calculator] !== undefined);
}

function WorkedStep({ step, source }: { step: Step; source: Source | undefined }) {
  return (
    <li className="mt-0 break-inside-avoid border-line border-t py-3">
      {/* biome-ignore-start lint/a11y/useSemanticElements: it is no set of fields. */}
      <div
        role="group"
        aria-label="Formula"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it may scroll, which has to be possible without a pointer.
        tabIndex={0}
        className="overflow-x-auto overflow-y-hidden py-1 leading-relaxed"
      >
        <Formula formula={step.formula} />
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: it is no set of fields. */}
      {step.numbers && (
        <p className="overflow-x-auto font-mono text-[0.9em] leading-relaxed">{step.numbers}</p>
      )}
      {source && (
        <p className="mt-1 text-muted text-sm">
          Source:{' '}
          {source.url ? (
            <a href={source.url} rel="noopener" className="underline underline-offset-2">
              {source.title}
            </a>
          ) : (
            source.title
          )}
        </p>
      )}
    </li>
  );
}

function Checked({ proof }: { proof: Proof }) {
  return (
    <div className="border-line border-t py-3" data-noprint>
      <p>
        The published methods on this page are checked against{' '}
        <strong className="font-semibold">{proof.points} published values</strong>; the figures below are
        recomputed whenever the site is built.
      </p>
      <table className="mt-3 w-full text-left text-sm">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 pr-3 font-normal">
              Quantity
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-normal">
              Values
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Largest error
            </th>
          </tr>
        </thead>
        <tbody>
          {proof.lines.map((line) => (
            <CheckedLine key={`${line.quantity} ${line.unit}`} line={line} />
          ))}
          {proof.houseFormula && <CheckedLine line={proof.houseFormula} />}
        </tbody>
      </table>
    </div>
  );
}

function CheckedLine({ line }: { line: ProofLine }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="border-b-0 py-1 pr-3 font-normal first-letter:uppercase">
        {line.quantity}
      </th>
      <td className="border-b-0 py-1 pr-3 text-right">{line.points}</td>
      <td className="border-b-0 py-1 text-right">{describeError(line)}</td>
    </tr>
  );
}

/** "How this is worked out": the reader's numbers in each formula, its source, its range, and how it was checked. */
export function ProofPanel({ calculator, calculation }: { calculator: string; calculation: Calculation }) {
  const data = useProofs(calculator);
  const proof = data?.proofs[calculator];
  return (
    <>
      <ol className="list-none gap-x-10 pl-0 print:columns-2">
        {calculation.steps.map((step) => (
          <WorkedStep key={step.formula} step={step} source={data?.sources[step.source]} />
        ))}
      </ol>
      <p className="border-line border-t py-3">
        <span className="text-muted">Range and notes:</span> {calculation.range}
      </p>
      {proof && <Checked proof={proof} />}
    </>
  );
}
