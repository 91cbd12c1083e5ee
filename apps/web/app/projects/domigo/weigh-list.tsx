import { type Bowl, doughGramsOf, percentagesOf } from './dough.ts';

/** As a kitchen scale shows it: whole grams, tenths for small amounts. */
export const grams = (value: number) =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 20 ? 1 : 0 })} g`;
const percent = (value: number) => `${value.toFixed(1)}%`;

export function WeighList({
  bowl,
  starterHydrationPercent,
}: {
  bowl: Bowl;
  starterHydrationPercent: number;
}) {
  const all = percentagesOf(bowl, starterHydrationPercent, 'all');
  const lines: [string, number][] = [
    ['Flour', bowl.flourGrams],
    ['Water', bowl.waterGrams],
    ['Starter', bowl.starterGrams],
    ['Salt', bowl.saltGrams],
  ];
  const missing = lines.find(([, weight]) => weight < 0);
  return (
    <div aria-live="polite">
      <table className="mt-4 w-full border-collapse">
        <caption className="pb-2 text-left font-semibold text-sm">Into the bowl</caption>
        <tbody>
          {lines.map(([name, weight]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal text-muted">
                {name}
              </th>
              <td className="py-2 text-right font-semibold">{grams(weight)}</td>
            </tr>
          ))}
          <tr className="border-ink border-t">
            <th scope="row" className="py-2 text-left font-normal text-muted">
              Dough
            </th>
            <td className="py-2 text-right font-semibold">{grams(doughGramsOf(bowl))}</td>
          </tr>
        </tbody>
      </table>
      {missing && (
        <p className="border-wine border-l-4 pl-3 text-sm">
          This can’t be made: the starter alone brings more {missing[0].toLowerCase()} than the dough asks
          for. Take less starter, or one with {missing[0] === 'Water' ? 'less' : 'more'} water.
        </p>
      )}
      {all && !missing && (
        <p className="text-muted text-sm">
          {`Relative to all its flour, the dough has ${percent(all.hydrationPercent)} water and ${percent(all.saltPercent)} salt; ${percent(all.prefermentedPercent)} of the flour comes with the starter.`}
        </p>
      )}
    </div>
  );
}
