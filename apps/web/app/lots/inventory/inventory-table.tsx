import { Button } from '../../ui/button.tsx';
import { Scrolling } from '../../ui/scrolling.tsx';
import { showAmount, type VolumeUnit } from '../book/amounts.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { signedDifference } from './difference.ts';
import type { InventoryLine } from './inventory-draft.ts';

interface InventoryTableProps {
  lines: readonly InventoryLine[];
  unit: VolumeUnit;
  onChoose?: (vessel: string) => void;
}

const cell = 'py-2 pr-4 print:py-2.5';

/** On paper, unmeasured vessels get a line to write on. */
export function InventoryTable({ lines, unit, onChoose }: InventoryTableProps) {
  const { inventory, reasons } = useOfficeWording();
  return (
    <Scrolling label={inventory.table} isWide>
      <table className="w-full min-w-[40rem] border-collapse print:min-w-0">
        <thead>
          <tr className="border-edge border-b text-left text-sm">
            {Object.values(inventory.heads).map((head) => (
              <th key={head} scope="col" className="whitespace-nowrap py-2 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.vessel} className="break-inside-avoid border-line border-b">
              <th scope="row" className="min-w-24 max-w-44 py-1 pr-4 text-left font-semibold">
                {onChoose ? (
                  <Button
                    look="link"
                    size="large"
                    className="text-left print:text-ink print:no-underline"
                    onClick={() => onChoose(line.vessel)}
                  >
                    {line.vessel}
                  </Button>
                ) : (
                  line.vessel
                )}
              </th>
              <td className={`${cell} whitespace-nowrap`}>{showAmount(line.measure, line.book, unit)}</td>
              <td className={`${cell} whitespace-nowrap`}>
                {line.measured === undefined ? (
                  <Blank />
                ) : (
                  <strong className="font-semibold">{showAmount(line.measure, line.measured, unit)}</strong>
                )}
              </td>
              <td className={`${cell} whitespace-nowrap`}>{signedDifference(line, unit)}</td>
              <td className={cell}>
                {line.lot === undefined ? inventory.empty : <LotLink lot={line.lot} look="inline" />}
              </td>
              <td className={`${cell} wrap-anywhere`}>
                {line.reason && (reasons[line.reason] ?? line.reason)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Blank() {
  const { inventory } = useOfficeWording();
  return (
    <>
      <span className="text-muted print:hidden">{inventory.notYet}</span>
      <span className="hidden w-24 border-ink border-b print:inline-block">&nbsp;</span>
    </>
  );
}
