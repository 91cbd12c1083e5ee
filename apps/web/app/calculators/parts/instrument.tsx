import type { Calculator } from '@orbit-vine/enology/proof/proof.ts';
import type { ReactNode } from 'react';
import { CopyBar } from './copy-bar.tsx';
import { ProofPanel } from './proof-panel.tsx';
import { Answer, AnswerInSight, Figures, PublishedMethod } from './result.tsx';
import type { Worked } from './worked.ts';

interface InstrumentProps {
  calculator: Calculator;
  /** The first line of what is copied. */
  title: string;
  fields: ReactNode;
  worked: Worked | undefined;
  /** Reopens the calculator with these values. */
  path: string;
  /** With many fields the picture stands beside them, and not below. */
  tall?: boolean;
  /** Panels that come below the working. */
  tools?: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** A calculator as one sheet: what is read beside what follows from it, then the picture, then the working. */
export function Instrument({
  calculator,
  title,
  fields,
  worked,
  path,
  tall,
  tools,
  children,
}: InstrumentProps) {
  return (
    <section aria-label={`Calculator: ${title}`} className="@container border border-edge bg-sheet">
      <div className="grid @3xl:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div className="grid content-start gap-6 border-line border-b p-5 @3xl:border-r @3xl:border-b-0 @md:p-7">
          {fields}
          {tall && worked && <AnswerInSight figure={worked.headline[0]} />}
        </div>
        <div className="@container p-5 @md:p-7">
          <Answer worked={worked} />
          {worked?.comparison && <PublishedMethod comparison={worked.comparison} />}
          {worked?.cautions?.map((caution) => (
            <p key={caution} className="mt-4 border border-gold border-l-4 bg-gold/10 p-4">
              {caution}
            </p>
          ))}
          {worked && <Uncertainty lines={worked.uncertainty} />}
          {worked && tall && <div className="mt-8">{children}</div>}
        </div>
      </div>
      {worked && (
        <div className="border-line border-t p-5 @md:p-7">
          <div className={tall ? '' : 'grid gap-x-10 gap-y-8 @3xl:grid-cols-2'}>
            {!tall && children}
            <Figures figures={worked.more} wide={tall} />
          </div>
          <ProofPanel calculator={calculator} worked={worked} />
          {tools}
          <CopyBar title={title} worked={worked} path={path} />
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
