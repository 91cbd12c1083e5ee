import { fixed } from '../../calculator/form/decimal.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { linear } from '../../ui/chart/plot.ts';
import { Segments } from '../../ui/chart/segments.tsx';
import { exportsByBuyer } from './trade.ts';

const million = (value: number) => `$${fixed(value, 0)} million`;
const x = linear([0, 1300], [44, 370]);

export function ExportsChart() {
  const [before, after] = exportsByBuyer;
  return (
    <div className="my-8!">
      <Chart
        title="US wine exports by value in 2024 and 2025"
        description={`Canada bought ${million(before.canada)} worth in 2024 and ${million(after.canada)} worth in 2025; the rest of the world bought ${million(before.elsewhere)} and ${million(after.elsewhere)} worth.`}
        height={122}
        legend={[
          ['fill-vine/35', 'Rest of the world'],
          ['fill-wine', 'Canada'],
        ]}
      >
        {exportsByBuyer.map(({ year, canada, elsewhere }, row) => (
          <g key={year} transform={`translate(0 ${row * 64})`}>
            <text y={40} className="font-semibold">
              {year}
            </text>
            <Segments
              segments={[
                {
                  name: 'elsewhere',
                  value: elsewhere,
                  className: 'fill-vine/35 stroke-vine',
                  label: million(elsewhere),
                },
                { name: 'Canada', value: canada, className: 'fill-wine stroke-wine', label: million(canada) },
              ]}
              x={x}
              y={20}
              height={30}
            />
          </g>
        ))}
      </Chart>
    </div>
  );
}
