import { type Stage, StageDrawing } from '../art/season.tsx';
import { Section } from '../site/section.tsx';

const steps: { stage: Stage; what: string; text: string }[] = [
  {
    stage: 'Veraison',
    what: 'First conversation',
    text: 'Color starts to show. You tell us what puzzles you; we tell you whether data can help, and when it can’t.',
  },
  {
    stage: 'Crush',
    what: 'Free consultation',
    text: 'We go through your records together and agree on one question worth answering first.',
  },
  {
    stage: 'Fermentation',
    what: 'Execution and training',
    text: 'We work where you can watch, and your people learn the tool as it takes shape.',
  },
  {
    stage: 'Bottling',
    what: 'Final documented delivery',
    text: 'You get the finished tool, its source code, and its instructions. None of it depends on us.',
  },
];

export function Process() {
  return (
    <Section label="Process" title="Four steps, in the order you already know">
      <ol className="-mb-12 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4" data-reveal="0.2" data-stagger="200">
        {steps.map(({ stage, what, text }) => (
          <li key={stage} className="row-span-4 grid grid-rows-subgrid pb-12">
            <div className="flex items-end border-ink border-b pb-4">
              <StageDrawing stage={stage} className="h-20" />
            </div>
            <h3 className="mt-4 text-xl">{stage}</h3>
            <p className="label mt-0.5">{what}</p>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
