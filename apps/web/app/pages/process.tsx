import { type Stage, StageDrawing } from '../art/season.tsx';
import { site } from '../platform/site.ts';
import { Section } from '../site/section.tsx';

const steps: { stage: Stage; what: string; text: string; gets: string }[] = [
  {
    stage: 'Veraison',
    what: 'First conversation',
    text: 'Color starts to show. You tell us what puzzles you; we tell you whether data can help, and when it can’t.',
    gets: 'A plain yes, no, or not yet, and a list of the records to bring.',
  },
  {
    stage: 'Crush',
    what: 'Free consultation',
    text: 'We go through your records together and agree on one question worth answering first.',
    gets: 'That question in writing, with the records it needs and the work it takes.',
  },
  {
    stage: 'Fermentation',
    what: 'Execution and training',
    text: 'We work where you can watch, and your people learn the tool as it takes shape.',
    gets: 'A first version to try early, and training on your own data.',
  },
  {
    stage: 'Bottling',
    what: 'Final documented delivery',
    text: 'You get the finished tool, its source code, and its instructions. None of it depends on us.',
    gets: 'The tool, its source code, its instructions, and your data in open formats.',
  },
];

/** `shows` adds what the winery has after each stage, and how long the stage takes. */
export function Process({ shows }: { shows?: 'results' }) {
  return (
    <Section label="Process" title="Four steps, in the order you already know">
      <ol className="-mb-12 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4" data-reveal="0.2" data-stagger="200">
        {steps.map(({ stage, what, text, gets }) => (
          <li key={stage} className="row-span-5 grid grid-rows-subgrid pb-12">
            <div className="flex items-end border-ink border-b pb-4">
              <StageDrawing stage={stage} className="h-20" />
            </div>
            <h3 className="mt-4 text-xl">{stage}</h3>
            <p className="label mt-0.5">{what}</p>
            <p className="mt-3">{text}</p>
            {shows && (
              <p className="mt-3 border-vine border-l-4 pl-3">
                <strong className="font-semibold">You get:</strong> {gets}
                {site.stageLasts[stage] && (
                  <span className="block text-muted">{`Takes ${site.stageLasts[stage]}.`}</span>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
