import { qualificationCriteria } from '../platform/qualification-criteria.ts';
import { Icon } from '../ui/icon.tsx';
import { contactPage } from './navigation.ts';

const dialogId = 'qualification';

/** A button with these attributes opens the dialog; in browsers without `command`, the site script does it. */
export const opensQualification = {
  command: 'show-modal',
  commandfor: dialogId,
  'aria-haspopup': 'dialog',
} as const;

export function QualificationDialog() {
  return (
    <dialog id={dialogId} closedby="any" aria-labelledby="qualification-title">
      <div className="p-6 md:p-10">
        <div className="flex items-start justify-between gap-4">
          <h2 id="qualification-title" className="text-3xl">
            Qualification Criteria
          </h2>
          <button
            type="button"
            command="close"
            commandfor={dialogId}
            className="-mt-2 -mr-2 flex size-11 items-center justify-center"
          >
            <Icon name="close" className="size-6" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <p className="mt-3">Our services are free for small wineries that meet any one or more of these:</p>
        <QualificationList />
        <p className="mt-6">
          <a href={contactPage.href} className="onward">
            Write to us
          </a>
        </p>
      </div>
    </dialog>
  );
}

export function QualificationList() {
  return (
    <ol className="mt-5 border-line border-t">
      {qualificationCriteria.map((criterion, index) => (
        <li key={criterion} className="flex gap-4 border-line border-b py-3">
          <span className="w-5 shrink-0 font-display text-wine text-xl leading-snug" aria-hidden="true">
            {index + 1}
          </span>
          {criterion}
        </li>
      ))}
    </ol>
  );
}
