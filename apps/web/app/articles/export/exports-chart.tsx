import { fixed } from '../../calculator/form/decimal.ts';
import { exportsByBuyer } from './trade.ts';

const unit = 0.25;
const [left, rowHeight, barHeight] = [44, 64, 30];
const million = (value: number) => `$${fixed(value, 0)} million`;

/** Two bars: exports in 2024 and 2025, with the share to Canada. */
export function ExportsChart() {
  const [before, after] = exportsByBuyer;
  return (
    <figure className="my-8!">
      <figcaption className="label">US wine exports by value in 2024 and 2025</figcaption>
      <svg
        viewBox={`0 0 ${left + 330} ${2 * rowHeight + 6}`}
        className="mt-3 w-full max-w-[36rem] fill-none text-[12px]"
        role="img"
      >
        <title>US wine exports by value in 2024 and 2025</title>
        <desc>
          {`Canada bought ${million(before.canada)} worth in 2024 and ${million(after.canada)} worth in 2025; the rest of the world bought ${million(before.elsewhere)} and ${million(after.elsewhere)} worth.`}
        </desc>
        {exportsByBuyer.map(({ year, canada, elsewhere }, row) => (
          <g key={year} transform={`translate(0 ${row * rowHeight})`}>
            <text x="0" y={barHeight + 10} className="fill-ink font-semibold">
              {year}
            </text>
            <path
              className="fill-vine/35 stroke-vine"
              d={`M${left} 20h${(elsewhere * unit).toFixed(1)}v${barHeight}H${left}z`}
            />
            <path
              className="fill-wine stroke-wine"
              d={`M${(left + elsewhere * unit).toFixed(1)} 20h${(canada * unit).toFixed(1)}v${barHeight}h${(-canada * unit).toFixed(1)}z`}
            />
            <text x={left} y="14" className="fill-vine">
              {row === 0 ? `Rest of the world ${million(elsewhere)}` : million(elsewhere)}
            </text>
            <text x={(left + elsewhere * unit).toFixed(1)} y="14" className="fill-wine">
              {row === 0 ? `Canada ${million(canada)}` : million(canada)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
