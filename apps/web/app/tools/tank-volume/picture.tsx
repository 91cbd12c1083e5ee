import { fixed } from '../../calculator/form/decimal.ts';
import { useUnit } from '../../calculator/form/unit-preference.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { cubicMetersAt, depthOf, heightOf, type TankInputs } from './definition.ts';
import { dipDepths } from './dip-depths.ts';

const paper = { width: 380, height: 240, margin: 16 };

/** A tank's walls as a path, with its width and height, in meters from its lowest point. */
function outlineOf({ shape, diameterM, heightM, coneM, widthM }: TankInputs) {
  if (shape === 'vertical') {
    return { width: diameterM, height: heightM, path: `M0 0H${diameterM}V${heightM}H0Z` };
  }
  if (shape === 'cone') {
    const height = heightM + coneM;
    return {
      width: diameterM,
      height,
      path: `M0 0H${diameterM}V${heightM}L${diameterM / 2} ${height}L0 ${heightM}Z`,
    };
  }
  const width = shape === 'ellipse' ? widthM : diameterM;
  const [rx, ry] = [width / 2, diameterM / 2];
  return {
    width,
    height: diameterM,
    path: `M0 ${ry}A${rx} ${ry} 0 0 1 ${width} ${ry}A${rx} ${ry} 0 0 1 0 ${ry}Z`,
  };
}

function DipTable({ inputs }: { inputs: TankInputs }) {
  const unit = useUnit('volume');
  const { label, depths } = dipDepths(heightOf(inputs), useUnit('length').id);
  return (
    <details className="mt-4 border border-edge px-4">
      <summary className="min-h-12 py-3 font-semibold">Dip table</summary>
      <div className="mb-4 gap-8 print:columns-3">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              <th scope="col">Depth, {label}</th>
              <th scope="col" className="text-right">
                Wine, {unit.label}
              </th>
            </tr>
          </thead>
          <tbody>
            {depths.map(({ mark, depthM }) => (
              <tr key={mark} className="border-line border-t">
                <th scope="row" className="font-normal">
                  {mark}
                </th>
                <td className="text-right">
                  {fixed(unit.fromBase(1000 * cubicMetersAt(inputs, depthM).value), 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function Picture({ inputs }: { inputs: TankInputs }) {
  const { width, height, path } = outlineOf(inputs);
  const scale = Math.min(
    (paper.width - 2 * paper.margin) / width,
    (paper.height - 2 * paper.margin) / height,
  );
  const depth = Math.min(height, Math.max(0, depthOf(inputs)));
  const left = (paper.width - width * scale) / 2;
  const full = Math.round((100 * depth) / height);
  return (
    <>
      <Chart
        title="Cross section of the tank"
        description={`Filled to ${full} percent of its height.`}
        height={paper.height}
      >
        <g transform={`translate(${left} ${paper.margin}) scale(${scale})`}>
          <clipPath id="tank-walls">
            <path d={path} />
          </clipPath>
          <rect
            x="0"
            y={height - depth}
            width={width}
            height={depth}
            className="fill-wine/30"
            clipPath="url(#tank-walls)"
          />
          <path d={path} className="fill-none stroke-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </g>
      </Chart>
      <DipTable inputs={inputs} />
    </>
  );
}
