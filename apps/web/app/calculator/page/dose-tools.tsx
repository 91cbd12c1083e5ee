import { lazy } from 'react';
import type { ToolProps } from '../panels/later-tools.tsx';
import { LaterPanel } from './later-panel.tsx';

const later = () => import('../panels/later-tools.tsx');
const ManyTanks = lazy(async () => ({ default: (await later()).ManyTanks }));
const Sheet = lazy(async () => ({ default: (await later()).Sheet }));
const SavedTanks = lazy(async () => ({ default: (await later()).SavedTanks }));
const GoingOn = lazy(async () => ({ default: (await import('../panels/going-on.tsx')).GoingOn }));

export function DoseTools(props: ToolProps) {
  const { dose, form } = props.definition;
  return (
    <>
      <LaterPanel title="Use this result">
        <GoingOn {...props} />
      </LaterPanel>
      {dose && (
        <>
          <LaterPanel title="Many tanks">
            <ManyTanks {...props} />
          </LaterPanel>
          <LaterPanel title="Dose sheet">
            <Sheet {...props} />
          </LaterPanel>
        </>
      )}
      {'volumeL' in form.numbers && (
        <LaterPanel title="Saved tanks">
          <SavedTanks {...props} />
        </LaterPanel>
      )}
    </>
  );
}
