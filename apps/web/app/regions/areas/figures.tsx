import type { ViticulturalArea } from './area.ts';
import { viticulturalAreas } from './areas.ts';
import { stateNames } from './states.ts';

interface Row {
  name: string;
  count: number;
}

function counted(names: string[]): Row[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

const mostFirst = (rows: Row[]) => rows.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));

const sizes: [string, number][] = [
  ['under 5,000 acres', 5000],
  ['5,000 to 20,000', 20_000],
  ['20,000 to 100,000', 100_000],
  ['100,000 to 1 million', 1_000_000],
  ['over 1 million', Number.POSITIVE_INFINITY],
];

const sizeOf = ({ acres }: ViticulturalArea) => sizes.find(([, below]) => acres < below)?.[0] ?? '';

const nestings = ['in no other area', 'in one', 'in two', 'in three', 'in four or more'];

/** Petitioners by the source's wording. Each petition counts in one group. */
function petitionerOf({ petitioner }: ViticulturalArea): string {
  if (!petitioner) return 'not named in the data';
  if (
    /association|alliance|committee|council|growers|vintners|society|guild|winegrowers|group/i.test(
      petitioner,
    )
  )
    return 'a group of growers or vintners';
  if (/winer(y|ies)|vineyards?|cellars?|estate|wine company|winegrowing/i.test(petitioner))
    return 'a winery or vineyard';
  return 'someone else, or a person with no affiliation given';
}

/** Drawn in the build; the numbers are beside the bars as text. */
function Bars({ caption, rows }: { caption: string; rows: Row[] }) {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <table className="w-full text-left text-[0.9375rem]">
      <caption className="mt-8 mb-2 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="w-1/2 py-1.5 pr-3 font-normal sm:w-1/3">
              {name}
            </th>
            <td className="w-12 pr-3 text-right">{count}</td>
            <td>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="block h-3 w-full fill-vine"
                aria-hidden="true"
              >
                <rect width={(count / most) * 100} height="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const inOrder = (names: string[], rows: Row[]) =>
  names.flatMap((name) => rows.find((row) => row.name === name) ?? []);

export function AreaFigures() {
  const areas = viticulturalAreas;
  const decades = counted(areas.map(({ published }) => `${published.slice(0, 3)}0s`));
  const states = counted(areas.flatMap((area) => area.states.map((state) => stateNames[state] ?? state)));
  const many = mostFirst(states).slice(0, 8);
  return (
    <>
      <Bars
        caption="Rules by decade of publication"
        rows={decades.toSorted((a, b) => a.name.localeCompare(b.name))}
      />
      <Bars
        caption="Acres within the border"
        rows={inOrder(
          sizes.map(([name]) => name),
          counted(areas.map(sizeOf)),
        )}
      />
      <Bars
        caption="How many other areas an area lies in"
        rows={inOrder(
          nestings,
          counted(areas.map(({ within }) => nestings[Math.min(within.length, 4)] ?? '')),
        )}
      />
      <Bars caption="Leading states, shared areas counted in each" rows={many} />
      <Bars caption="Who petitioned for the area" rows={mostFirst(counted(areas.map(petitionerOf)))} />
    </>
  );
}
