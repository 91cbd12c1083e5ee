import { demoSms } from '../../platform/demo-sms.ts';
import { href } from '../../platform/href.ts';
import { PartStatus } from '../parts/part-offer.tsx';

/** A message and the row that it becomes. The script loads when the field is first touched, and reads what is typed. */
export function LiveMessage() {
  return (
    <div
      className="part grid gap-x-12 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr]"
      data-lazy-script="app/projects/lot-tracking/live.tsx"
    >
      <div>
        <label htmlFor="cellar-message" className="label">
          Sent from the cellar
        </label>
        <textarea
          id="cellar-message"
          rows={3}
          maxLength={480}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="cellar-message-help"
          data-on-touch=""
          defaultValue={demoSms.example}
          className="mt-3 block w-full resize-none border border-edge border-l-4 border-l-vine bg-sheet p-5 text-lg"
        />
        <p id="cellar-message-help" className="mt-2 font-semibold noscript:hidden">
          Type your own, in English or Spanish. It’s read in your browser; nothing is sent.
        </p>
        <PartStatus />
      </div>
      <div data-outcome="" data-styles="" className="md:col-start-2 md:row-span-2 md:row-start-1">
        <p className="label">Kept in the winery’s sheet</p>
        <dl className="mt-3 border-line border-t">
          {demoSms.row.map(([term, figure]) => (
            <div key={term} className="flex justify-between gap-8 border-line border-b py-2">
              <dt className="text-muted">{term}</dt>
              <dd className="font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className="max-w-md">
          One text message becomes one row of a record that stays yours. That’s the scale of our projects: one
          job, done where the work happens.
        </p>
        <p className="mt-2">
          <a href={href('/projects/winery-lot-tracking')} className="onward">
            How lot tracking works
          </a>
        </p>
      </div>
    </div>
  );
}
