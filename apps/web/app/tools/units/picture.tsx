import { viewBox } from '../../calculator/chart/plot.ts';
import { short } from '../../calculator/form/decimal.ts';
import { significant } from '../../calculator/result/figures.ts';
import { measuredOf, readingOf, type UnitsInputs } from './calculation.ts';
import { scales } from './gravity.ts';
import type { MeasuredQuantity } from './measures.ts';

const rulers = [
  {
    name: 'SG',
    scale: scales.specificGravity,
    ticks: [1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.12, 1.14],
    decimals: 2,
  },
  { name: '°Bx', scale: scales.brix, ticks: [0, 5, 10, 15, 20, 25, 30], decimals: 0 },
  { name: '°Bé', scale: scales.baume, ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16], decimals: 0 },
  { name: '°Oe', scale: scales.oechsle, ticks: [0, 20, 40, 60, 80, 100, 120, 140], decimals: 0 },
  { name: 'KMW', scale: scales.kmw, ticks: [0, 5, 10, 15, 20, 25], decimals: 0 },
];
const top = { gravity: 1.14, y: 22, row: 40 };
const height = top.y + rulers.length * top.row - 12;

function toX(specificGravity: number): number {
  const width = viewBox.width - viewBox.left - viewBox.right;
  return viewBox.left + ((specificGravity - 1) / (top.gravity - 1)) * width;
}

/** The scales as parallel rulers, with the reader's must across them. */
function Rulers({ specificGravity }: { specificGravity: number }) {
  const shown = specificGravity >= 1 && specificGravity <= top.gravity;
  return (
    <figure>
      <figcaption className="label">The scales side by side</figcaption>
      <svg
        viewBox={`0 0 ${viewBox.width} ${height}`}
        className="mt-3 w-full max-w-[32rem] fill-muted text-[14px] @md:text-[11px]"
        role="img"
      >
        <title>The scales side by side</title>
        <desc>
          {shown
            ? `A line at specific gravity ${short(specificGravity, 4)} crosses the rulers of Brix, Baumé, Oechsle, and KMW at the values listed.`
            : 'The reading is beyond the range of this picture.'}
        </desc>
        {rulers.map(({ name, scale, ticks, decimals }, row) => {
          const y = top.y + row * top.row;
          return (
            <g key={name}>
              <text x={viewBox.left - 14} y={y + 5} textAnchor="end" className="fill-ink">
                {name}
              </text>
              <path
                d={`M${toX(1)} ${y}H${toX(top.gravity)}${ticks.map((tick) => `M${toX(scale.toGravity(tick).value).toFixed(1)} ${y}v5`).join('')}`}
                className="fill-none stroke-edge"
              />
              {ticks.map((tick) => (
                <text key={tick} x={toX(scale.toGravity(tick).value)} y={y + 17} textAnchor="middle">
                  {tick.toFixed(decimals)}
                </text>
              ))}
            </g>
          );
        })}
        {shown && <path d={`M${toX(specificGravity)} 8V${height}`} className="stroke-wine" strokeWidth={2} />}
      </svg>
    </figure>
  );
}

const multiples = [0.25, 0.5, 1, 2, 4];

/** Values around the reader's, as on a card beside the scale. */
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
