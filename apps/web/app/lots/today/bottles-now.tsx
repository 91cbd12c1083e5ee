import { bottleStock } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { useMemo } from 'react';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { showVolume } from '../book/amounts.ts';
import { bottlesInWords, lineKey } from '../book/bottle-words.ts';
import { nameOfWine } from '../book/composition.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { Section } from '../layout/section.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

const mostLines = 8;

/** Bottled wine in bond, if there is any. */
export function BottlesNow() {
  const wording = useWording();
  const { today } = wording;
  const { book, kept } = useWinery();
  const { id, volumeUnit } = kept.cellar.winery;
  const lines = useMemo(() => bottleStock(book), [book]);
  if (lines.length === 0) return null;
  const total = lines.reduce((sum, { count, sizeMl }) => sum + count * sizeMl, 0);
  return (
    <Section title={today.inBottles}>
      <ul>
        {lines.slice(0, mostLines).map((line) => (
          <li
            key={lineKey(line)}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2"
          >
            <span>
              <LotLink lot={line.bottling.lot} />{' '}
              <span className="text-muted text-sm">
                {nameOfWine(line.bottling.contents.composition, wording)}
              </span>
            </span>
            <span>{bottlesInWords(line, wording)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {today.inAll(showVolume(total, volumeUnit))}{' '}
        <TextRouteLink to={addressOf({ view: 'inventory' }, id)} look="standalone">
          {today.allBottles}
        </TextRouteLink>
      </p>
    </Section>
  );
}
