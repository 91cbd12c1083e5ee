import { contactPractices, practiceWords } from '@orbit-vine/contract/contact.ts';
import { contactLimits } from '@orbit-vine/contract/contact-limits.ts';

const field = 'mt-1.5 w-full border border-edge bg-sheet px-3.5 py-2.5';

/** What the form asks for, in both of its states. */
export function ContactFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <label className="block">
          Name
          <input name="name" autoComplete="name" required maxLength={contactLimits.line} className={field} />
        </label>
        <label className="block">
          Company (optional)
          <input
            name="company"
            autoComplete="organization"
            maxLength={contactLimits.line}
            className={field}
          />
        </label>
        <label className="block sm:col-span-2">
          Email
          <input
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={contactLimits.line}
            className={field}
          />
        </label>
        <label className="block sm:col-span-2">
          What would you like to achieve?
          <textarea name="goals" rows={6} required maxLength={contactLimits.goals} className={field} />
        </label>
      </div>
      <fieldset className="mt-6" aria-describedby="no-practice">
        <legend>Which of these apply to your winery? Please select at least one.</legend>
        <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {contactPractices.map((practice) => (
            <label key={practice} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name={practice} className="size-4.5" />
              {practiceWords(practice)}
            </label>
          ))}
        </div>
        <p id="no-practice" data-no-practice hidden className="mt-2 font-semibold text-wine">
          Please select at least one winery practice
        </p>
      </fieldset>
    </>
  );
}
