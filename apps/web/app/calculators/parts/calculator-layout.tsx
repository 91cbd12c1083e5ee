import type { ReactNode } from 'react';
import type { Definition } from '../definition.ts';
import type { Calculation } from './calculation.ts';
import { CopyBar } from './copy-bar.tsx';
import { ProofPanel } from './proof-panel.tsx';
import { Answer, AnswerInSight, Figures, PublishedMethod } from './result.tsx';

interface CalculatorLayoutProps {
  definition: Pick<Definition, 'id' | 'name' | 'tall'>;
  fields: ReactNode;
  calculation: Calculation | undefined;
  /** Reopens the calculator with these values. */
  path: string;
  /** Panels that come below the working. */
  tools?: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** A calculator as one sheet: what is read beside what follows from it, then the picture, then the working. */
export function CalculatorLayout({
  definition,
  fields,
  calculation,
  path,
  tools,
  children,
}: CalculatorLayoutProps) {
  const { name, tall } = definition;
  return (
    <section aria-label={`Calculator: ${name}`} className="@container border border-edge bg-sheet">
      <div className="grid @3xl:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div className="grid content-start gap-6 border-line border-b p-5 @3xl:border-r @3xl:border-b-0 @md:p-7">
          {fields}
          {tall && calculation && <AnswerInSight figure={calculation.headline[0]} />}
        </div>
        <div className="@container p-5 @md:p-7">
          <Answer calculation={calculation} />
          {calculation?.comparison && <PublishedMethod comparison={calculation.comparison} />}
          {calculation?.cautions?.map((caution) => (
            <p key={caution} className="mt-4 border border-gold border-l-4 bg-gold/10 p-4">
              {caution}
            </p>
          ))}
          {calculation && <Uncertainty lines={calculation.uncertainty} />}
          {calculation && tall && <div className="mt-8">{children}</div>}
        </div>
      </div>
      {calculation && (
        <div className="border-line border-t p-5 @md:p-7">
          <div className={tall ? '' : 'grid gap-x-10 gap-y-8 @3xl:grid-cols-2'}>
            {!tall && children}
            <Figures figures={calculation.more} wide={tall} />
          </div>
          <ProofPanel calculator={definition.id} calculation={calculation} />
          {tools}
          <CopyBar title={name} calculation={calculation} path={path} />
        </div>
      )}
    </section>
  );
}

function Uncertainty({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="label">How sure is it</p>
      <ul className="mt-2 list-none pl-0">
        {lines.map((line) => (
          <li key={line} className="mt-0 border-line border-t py-2">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
