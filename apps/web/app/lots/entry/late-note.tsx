import { showVolume } from '../book/amounts.ts';
import { useWinery } from '../layout/winery-context.ts';

/** On a row that was entered after work that it is dated before, and that it leaves short. */
export function LateNote({ entry }: { entry: string }) {
  const { kept, late, rows } = useWinery();
  const unit = kept.cellar.winery.volumeUnit;
  return late.get(entry)?.map((shortage) => (
    <span key={`${shortage.entry}/${shortage.vessel}`} className="block text-sm text-wine">
      {`Dated before row ${rows.find(({ id }) => id === shortage.entry)?.seq ?? '?'}, which is now ${showVolume(shortage.ml, unit)} short in ${shortage.vessel}. Correct one of the two.`}
    </span>
  ));
}
