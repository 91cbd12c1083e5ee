import type { ProofLine } from '@orbit-vine/enology/proof/proof.ts';
import type { Source } from '@orbit-vine/enology/sources.ts';
import type { Calculation, Step } from '../result/calculation.ts';
import { Formula, FormulaWithNumbers } from './formula-math.tsx';
import { type CalculatorProof, proofs, sources } from './proofs.data.ts';
import { describeError } from './significant.ts';

function WorkedStep({ step, source }: { step: Step; source: Source | undefined }) {
  return (
    <li className="mt-0 break-inside-avoid border-line border-t py-3">
      {/* biome-ignore-start lint/a11y/useSemanticElements: it is no set of fields. */}
      <div
        role="group"
        aria-label="Formula, and the same with your numbers"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it may scroll, which has to be possible without a pointer.
        tabIndex={0}
        className="overflow-x-auto overflow-y-hidden py-1 leading-relaxed"
      >
        <div>
          <Formula formula={step.formula} />
        </div>
        {step.numbers && (
          <div className="mt-2">
            <FormulaWithNumbers numbers={step.numbers} />
          </div>
        )}
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: it is no set of fields. */}
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

function Checked({ proof: { points, lines } }: { proof: CalculatorProof }) {
  return (
    <div className="border-line border-t py-3" data-noprint>
      <p>
        The published methods on this page are checked against{' '}
        <strong className="font-semibold">{points} published values</strong>; the figures below are recomputed
        whenever the site is built.
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
          {lines.map((line) => (
            <CheckedLine key={`${line.quantity} ${line.unit}`} line={line} />
          ))}
        </tbody>
      </table>
      <Disagreements whys={lines.flatMap(({ disagreements }) => disagreements)} />
    </div>
  );
}

function Disagreements({ whys }: { whys: readonly string[] }) {
  if (whys.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-sm">
        <strong className="font-semibold">Where an error is more than rounding</strong>
      </p>
      <ul className="mt-1 list-none pl-0 text-sm">
        {[...new Set(whys)].map((why) => (
          <li key={why} className="mt-0 border-line border-t py-2">
            {why}
          </li>
        ))}
      </ul>
    </>
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

export function ProofPanel({ calculator, calculation }: { calculator: string; calculation: Calculation }) {
  const proof = proofs[calculator];
  return (
    <>
      <ol className="list-none gap-x-10 pl-0 print:columns-2">
        {calculation.steps.map((step) => (
          <WorkedStep key={step.formula} step={step} source={sources[step.source]} />
        ))}
      </ol>
      <p className="border-line border-t py-3">
        <span className="text-muted">Range and notes:</span> {calculation.range}
      </p>
      {proof && <Checked proof={proof} />}
    </>
  );
}
