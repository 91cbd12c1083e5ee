import { shortDay } from '../../ui/dates.ts';

interface MessagesByWeekProps {
  weeks: readonly { from: string; messages: number }[];
}

const height = 120;
const width = 30;
const gap = 8;

/** A bar chart with a table for screen readers. */
export function MessagesByWeek({ weeks }: MessagesByWeekProps) {
  const most = Math.max(1, ...weeks.map(({ messages }) => messages));
  return (
    <section className="mt-12">
      <h2 className="text-2xl">Messages per week</h2>
      <svg
        viewBox={`0 0 ${weeks.length * (width + gap) - gap} ${height}`}
        aria-hidden="true"
        className="mt-4 w-full max-w-2xl border-b border-ink text-vine"
      >
        {weeks.map(({ from, messages }, at) => {
          const bar = Math.max(messages > 0 ? 1 : 0, (messages / most) * height);
          return (
            <rect
              key={from}
              x={at * (width + gap)}
              y={height - bar}
              width={width}
              height={bar}
              fill="currentColor"
            />
          );
        })}
      </svg>
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
