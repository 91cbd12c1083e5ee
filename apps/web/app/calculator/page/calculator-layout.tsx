import { lazy, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Prerendered } from '../../ui/prerendered.tsx';
import type { Definition } from '../definition/definition.ts';
import type { Calculation, Remedy } from '../result/calculation.ts';
import { CopyBar } from '../result/copy-bar.tsx';
import type { FigureToActOn } from '../result/figure-to-act-on.ts';
import { Answer, AnswerInSight, Figures } from '../result/result.tsx';
import { LaterPanel } from './later-panel.tsx';

const ProofPanel = lazy(() =>
  import('../proof/proof-panel.tsx').then((module) => ({ default: module.ProofPanel })),
);

interface CalculatorLayoutProps {
  definition: Pick<Definition, 'id' | 'name' | 'tall'>;
  fields: ReactNode;
  calculation: Calculation | undefined;
  act: FigureToActOn | undefined;
  onRemedy: (field: string, value: number) => void;
  path: string;
  /** The answer is that of the fields, including values typed before hydration. */
  isReady: boolean;
  tools?: ReactNode;
  children: ReactNode;
}

export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { definition, fields, calculation, act, onRemedy, path, isReady, tools, children } = props;
  const { id, name, tall } = definition;
  const figures = calculation && act && (
    <Figures figures={[...(calculation.parts ?? []), ...calculation.more]} />
  );
  return (
    <>
      <section
        aria-label={`Calculator: ${name}`}
        className="@container border border-edge bg-sheet"
        data-calculator={id}
        data-ready={isReady || undefined}
      >
        <div className="grid @3xl:grid-cols-[minmax(18rem,2fr)_3fr]">
          <div className="sheet-fields">
            {fields}
            {tall && act && <AnswerInSight act={act} limits={calculation?.limits} />}
          </div>
          <div className="@container p-5 @md:p-7" data-result>
            <Answer
              act={act}
              note={calculation?.note}
              remedy={act?.remedy && <RemedyButton remedy={act.remedy} onRemedy={onRemedy} />}
            />
            {calculation && <Notices calculation={calculation} />}
            {calculation && <Uncertainty lines={calculation.uncertainty} />}
            {calculation && tall && (
              <div className="mt-8 grid gap-y-8 print:mt-4 print:gap-y-3">
                {children}
                {figures}
              </div>
            )}
          </div>
        </div>
        {calculation && act && (
          <div className="border-line border-t p-5 @md:p-7">
            {!tall && (
              <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
                {children}
                <div data-result>{figures}</div>
              </div>
            )}
            <LaterPanel title="How this is worked out" prints>
              <ProofPanel calculator={definition.id} calculation={calculation} />
            </LaterPanel>
            {tools}
            <CopyBar title={name} calculation={calculation} act={act} path={path} />
          </div>
        )}
      </section>
      <Prerendered id={`early-${id}`} className="hidden">
        {import.meta.env.SSR && <script data-early-form />}
      </Prerendered>
    </>
  );
}

function RemedyButton({ remedy, onRemedy }: { remedy: Remedy } & Pick<CalculatorLayoutProps, 'onRemedy'>) {
  return (
    <Button size="sheet" className="mt-4" onClick={() => onRemedy(remedy.field, remedy.value)} data-noprint>
      {remedy.label}
    </Button>
  );
}

function Notices({ calculation: { limits = [], cautions = [] } }: { calculation: Calculation }) {
  return [...limits, ...cautions].map((text, at) => {
    const isLimit = at < limits.length;
    return (
      <p
        key={text}
        role={isLimit ? 'alert' : undefined}
        className={`mt-4 ${isLimit ? 'border-wine border-l-4 bg-wine/5 p-4 font-semibold' : 'border-edge border-l-3 pl-4'}`}
      >
        {text}
      </p>
    );
  });
}

function Uncertainty({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="label">How certain is this?</p>
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
