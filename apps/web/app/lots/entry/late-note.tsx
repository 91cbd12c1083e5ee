import { showVolume } from '../book/amounts.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

/** On a row that was entered after work that it is dated before, and that it leaves short. */
export function LateNote({ entry }: { entry: string }) {
  const { kept, late, rows } = useWinery();
  const { rows: words } = useWording();
  const unit = kept.cellar.winery.volumeUnit;
  const nameOfRow = (entry: string) => {
    const row = rows.find(({ id }) => id === entry);
    return row ? words.rowBelow(row.seq) : words.unknownRow;
  };
  return late.get(entry)?.map((shortage) => (
    <span key={`${shortage.entry}/${shortage.vessel}`} className="block text-sm text-wine">
      {words.late(nameOfRow(shortage.entry), showVolume(shortage.ml, unit), shortage.vessel)}
    </span>
  ));
}
