import { TextRouteLink } from '../../ui/text-link.tsx';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import { RowLine } from '../book/row-line.tsx';
import { lotInText } from '../layout/lot-link.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import type { LossGroup } from './loss-kinds.ts';

interface LossListProps {
  groups: readonly LossGroup[];
  unit: VolumeUnit;
  isOpen?: boolean;
}

export function LossList({ groups, unit, isOpen = false }: LossListProps) {
  const { paper } = useOfficeWording();
  return (
    <div className="mt-3 max-w-3xl border-edge border-t">
      {groups.map(({ name, ml, losses }) => (
        <details key={name} open={isOpen} className="border-line border-b">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2">
            <span className="wrap-anywhere">
              {name}
              <span className="ml-2 whitespace-nowrap text-sm text-wine underline underline-offset-4">
                {paper.rows(losses.length)}
              </span>
            </span>
            <span className="whitespace-nowrap font-semibold">{showVolume(ml, unit)}</span>
          </summary>
          <ul className="pb-3 pl-4">
            {losses.map((loss) => (
              <LossLine key={`${loss.entry} ${loss.vessel}`} loss={loss} unit={unit} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function LossLine({ loss, unit }: { loss: LossGroup['losses'][number]; unit: VolumeUnit }) {
  const { losses: words, reasons } = useOfficeWording();
  const { rows, sourceOf, nameOf, kept } = useWinery();
  const row = rows.find(({ id }) => id === loss.entry);
  const { vessel, ml, ofMl, reason, isUnusual, isWine } = loss;
  return (
    <li className="border-line border-t py-2 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <TextRouteLink
          to={addressOf({ view: 'vessel', id: vessel }, kept.cellar.winery.id)}
          look="standalone"
          className="wrap-anywhere"
        >
          {vessel}
        </TextRouteLink>
        <span>
          {`${isWine ? showVolume(ml, unit) : words.ofJuice(showVolume(ml, unit))}, ${reasons[reason] ?? reason}`}
          {ofMl > 0 &&
            `, ${words.share(`${Number(((ml / ofMl) * 100).toFixed(1))}%`, showVolume(ofMl, unit))}`}
        </span>
        {isUnusual && <strong className="font-semibold text-wine">{words.isUnusual}</strong>}
      </p>
      {row && (
        <RowLine nameLot={lotInText} row={row} unit={unit} source={sourceOf(row.id)} by={nameOf(row.by)} />
      )}
    </li>
  );
}
