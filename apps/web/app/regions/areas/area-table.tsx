import { addressOfAreaOnMap } from '../../platform/addresses.ts';
import type { ViticulturalArea } from './area.ts';
import type { Column } from './order.ts';

interface AreaTableProps {
  areas: readonly ViticulturalArea[];
  nameOf: (id: string) => string;
  sort: { column: Column; isDescending: boolean } | undefined;
  onSort: (column: Column) => void;
}

const columns: { id: Column; name: string; className: string }[] = [
  { id: 'name', name: 'Area', className: '' },
  { id: 'states', name: 'State', className: '' },
  { id: 'published', name: 'Rule date', className: 'hidden sm:table-cell' },
  { id: 'acres', name: 'Acres', className: 'text-right' },
  { id: 'within', name: 'Lies in', className: 'hidden md:table-cell' },
  { id: 'section', name: '27 CFR', className: 'hidden lg:table-cell' },
];

const arrowOf = (isDescending: boolean) => (isDescending ? '↓' : '↑');

export function AreaTable({ areas, nameOf, sort, onSort }: AreaTableProps) {
  return (
    <table className="mt-4 w-full text-left text-[0.9375rem]">
      <caption className="sr-only">American viticultural areas, sortable by every column</caption>
      <thead>
        <tr className="border-ink border-b">
          {columns.map(({ id, name, className }) => (
            <th
              key={id}
              scope="col"
              className={`py-1 pr-3 ${className}`}
              aria-sort={sort?.column !== id ? undefined : sort.isDescending ? 'descending' : 'ascending'}
            >
              <button
                type="button"
                data-column={id}
                className="min-h-11 font-semibold hover:text-wine"
                onClick={() => onSort(id)}
              >
                {name} <span aria-hidden="true">{sort?.column === id ? arrowOf(sort.isDescending) : ''}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ id, name, states, published, acres, within, section }) => (
          <tr key={id} id={id} className="scroll-mt-24 border-line border-b align-baseline">
            <th scope="row" className="py-2 pr-3 font-semibold">
              <a href={addressOfAreaOnMap(id)} className="hover:text-wine hover:underline">
                {name}
              </a>
            </th>
            <td className="pr-3">{states.join(', ')}</td>
            <td className="hidden whitespace-nowrap pr-3 sm:table-cell">{published}</td>
            <td className="pr-3 text-right">{acres.toLocaleString('en-US')}</td>
            <td className="hidden pr-3 md:table-cell">{within.map(nameOf).join(', ')}</td>
            <td className="hidden lg:table-cell">
              <a
                href={`https://www.ecfr.gov/current/title-27/section-${section}`}
                rel="noopener"
                className="hover:text-wine hover:underline"
              >
                § {section}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
