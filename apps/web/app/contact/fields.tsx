import { contactPractices, practiceWords } from '@orbit-vine/contract/contact.ts';
import { type ContactField, lineFields, textFields } from '@orbit-vine/contract/contact-fields.ts';

const inputClass = 'mt-1.5 w-full border border-edge bg-sheet px-3.5 py-2.5';

export function ContactFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {lineFields.map((field) => (
          <label key={field.name} className={classOf(field)}>
            {labelOf(field)}
            <input type={field.type} {...attributesOf(field)} className={inputClass} />
          </label>
        ))}
        {textFields.map((field) => (
          <label key={field.name} className={classOf(field)}>
            {labelOf(field)}
            <textarea rows={6} {...attributesOf(field)} className={inputClass} />
          </label>
        ))}
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

const classOf = ({ wide }: ContactField) => (wide ? 'block sm:col-span-2' : 'block');
const labelOf = ({ label, required }: ContactField) => (required ? label : `${label} (optional)`);

function attributesOf({ name, autoComplete, required, maxLength }: ContactField) {
  return { name, autoComplete, required: required !== undefined, maxLength };
}
