import { winePractices } from '../site.ts';

/** The form in the state in which nobody can use it: seen, but neither reached nor sent. */
export function InertContactForm() {
  const field = 'mt-1.5 w-full border border-edge bg-sheet px-3.5 py-2.5';
  return (
    <form inert className="pointer-events-none opacity-50" aria-hidden="true">
      <div className="grid gap-5 sm:grid-cols-2">
        <label className="block">
          Name
          <input name="name" autoComplete="name" required className={field} />
        </label>
        <label className="block">
          Company (optional)
          <input name="company" autoComplete="organization" className={field} />
        </label>
        <label className="block sm:col-span-2">
          Email
          <input name="email" type="email" autoComplete="email" required className={field} />
        </label>
        <label className="block sm:col-span-2">
          What would you like to achieve?
          <textarea name="goals" rows={4} required className={field} />
        </label>
      </div>
      <fieldset className="mt-6">
        <legend>Which of these do you practice? Please select at least one.</legend>
        <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {winePractices.map(({ name, label }) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name={name} className="size-4.5" />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button mt-7">
        Send Message
      </button>
    </form>
  );
}
