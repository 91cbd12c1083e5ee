import { Answer } from '../parts/controls.tsx';
import { type Confusion, type Prices, precisionOf, seasonDollars } from './roc.ts';

const whole = (value: number) => value.toLocaleString('en-US');
const dollars = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export function VineyardOutcome({ confusion, prices }: { confusion: Confusion; prices: Prices }) {
  const { sickFlagged, sickMissed, healthyFlagged, healthyCleared } = confusion;
  const right = precisionOf(confusion);
  const cell = 'border border-line p-2.5 text-right tabular-nums';
  const head = 'p-2.5 text-left font-semibold text-sm';
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left font-semibold text-sm">Your vines, counted</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" className={head}>
              Flagged
            </th>
            <th scope="col" className={head}>
              Not flagged
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={head}>
              Sick
            </th>
            <td className={`${cell} bg-vine/10`}>{whole(sickFlagged)}</td>
            <td className={`${cell} bg-wine/10`}>{whole(sickMissed)}</td>
          </tr>
          <tr>
            <th scope="row" className={head}>
              Healthy
            </th>
            <td className={`${cell} bg-wine/10`}>{whole(healthyFlagged)}</td>
            <td className={`${cell} bg-vine/10`}>{whole(healthyCleared)}</td>
          </tr>
        </tbody>
      </table>
      <dl className="mt-4 border-line border-t">
        <Answer term="Flags that are right">
          {right === undefined ? 'there are none' : `${(100 * right).toFixed(0)}%`}
        </Answer>
        <Answer term="False alarms cost">{dollars(healthyFlagged * prices.dollarsPerFlag)}</Answer>
        <Answer term="Missed vines cost">{dollars(sickMissed * prices.dollarsPerMissedVine)}</Answer>
        <Answer term="The season costs, true flags included">
          {dollars(seasonDollars(confusion, prices))}
        </Answer>
      </dl>
    </div>
  );
}
