import { Columns } from '../../ui/chart/columns.tsx';
import { shortDay } from '../../ui/dates.ts';

interface MessagesByWeekProps {
  weeks: readonly { from: string; messages: number }[];
}

/** A bar chart with a table for screen readers. */
export function MessagesByWeek({ weeks }: MessagesByWeekProps) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl">Messages per week</h2>
      <Columns values={weeks.map(({ messages }) => messages)} height={3} className="mt-4 w-full max-w-2xl" />
      <table className="mt-6 w-full max-w-md text-left tabular-nums">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2">
              Week of
            </th>
            <th scope="col" className="py-2 text-right">
              Messages
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, messages }) => (
            <tr key={from} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {shortDay(from)}
              </th>
              <td className="py-2 text-right">{messages}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
