import { short } from '../../calculator/form/decimal.ts';
import { significant } from '../../calculator/result/figures.ts';
import { axis } from '../../ui/chart/axis.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { linear } from '../../ui/chart/plot.ts';
import { measuredOf, readingOf, type UnitsInputs } from './calculation.ts';
import { scales } from './gravity.ts';
import type { MeasuredQuantity } from './measures.ts';

const rulers = [
  { axis: axis('SG', 1, 1.14), scale: scales.specificGravity },
  { axis: axis('°Bx', 0, 30), scale: scales.brix },
  { axis: axis('°Bé', 0, 15), scale: scales.baume },
  { axis: axis('°Oe', 0, 140), scale: scales.oechsle },
  { axis: axis('KMW', 0, 25), scale: scales.kmw },
];
const top = { gravity: 1.14, y: 22, row: 40 };
const height = top.y + rulers.length * top.row - 12;
const toX = linear([1, top.gravity], [46, 364]);

function Rulers({ specificGravity }: { specificGravity: number }) {
  const shown = specificGravity >= 1 && specificGravity <= top.gravity;
  return (
    <Chart
      title="The scales side by side"
      description={
        shown
          ? `A line at specific gravity ${short(specificGravity, 4)} crosses the rulers of Brix, Baumé, Oechsle, and KMW at the values listed.`
          : 'The reading is beyond the range of this picture.'
      }
      height={height}
    >
      {rulers.map(({ axis: { label, ticks, format }, scale }, row) => {
        const y = top.y + row * top.row;
        return (
          <g key={label}>
            <text x={38} y={y + 5} textAnchor="end">
              {label}
            </text>
            <path
              d={`M${toX(1)} ${y}H${toX(top.gravity)}${ticks.map((tick) => `M${toX(scale.toGravity(tick).value).toFixed(1)} ${y}v5`).join('')}`}
              className="fill-none stroke-edge"
            />
            {ticks.map((tick) => (
              <text
                key={tick}
                x={toX(scale.toGravity(tick).value)}
                y={y + 17}
                textAnchor="middle"
                className="fill-muted"
              >
                {format(tick)}
              </text>
            ))}
          </g>
        );
      })}
      {shown && <path d={`M${toX(specificGravity)} 8V${height}`} className="stroke-wine" strokeWidth={2} />}
    </Chart>
  );
}

const multiples = [0.25, 0.5, 1, 2, 4];

function NearbyValues({ inputs, quantity }: { inputs: UnitsInputs; quantity: MeasuredQuantity }) {
  const { given, others, value } = measuredOf(inputs, quantity);
  const [other] = others;
  const values =
    quantity === 'temperature'
      ? [-10, -5, 0, 5, 10].map((step) => value + step)
      : multiples.map((by) => by * value);
  return (
    <table className="w-full max-w-[24rem]">
      <caption className="label text-left">Values nearby</caption>
      <thead>
        <tr className="text-muted text-sm">
          <th scope="col" className="py-1 text-right font-normal">
            {given.label}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {other?.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map((each) => (
          <tr key={each} className="border-line border-t">
            <td className="py-1 text-right">{short(each, 4)}</td>
            <td className="py-1 text-right font-semibold">
              {other && significant(other.fromBase(given.toBase(each)), 4)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Picture({ inputs }: { inputs: UnitsInputs }) {
  const { quantity } = inputs;
  return quantity !== 'gravity' ? (
    <NearbyValues inputs={inputs} quantity={quantity} />
  ) : (
    <Rulers specificGravity={readingOf(inputs).gravity.value} />
  );
}
