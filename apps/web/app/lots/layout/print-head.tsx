import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWinery } from './winery-context.ts';

/** Printed only: the winery's name, and a line to sign on. */
export function PrintHead({ title }: { title: string }) {
  const { paper } = useOfficeWording();
  const { name } = useWinery().kept.cellar.winery;
  return (
    <div className="hidden print:block">
      <p className="font-display text-3xl">{title}</p>
      <div className="mt-1 mb-4 flex justify-between gap-8">
        <span>{name}</span>
        <span>{`${paper.measuredBy} ______________________`}</span>
      </div>
    </div>
  );
}
