import type { ReactNode } from 'react';
import { site } from '../site.ts';
import { coordinates } from '../ui/coordinates.ts';
import { Icon } from '../ui/icon.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { QualificationButton, QualificationDialog } from '../ui/qualification.tsx';

interface ContactSheetProps {
  /** Whether there is room for new work. */
  availability: ReactNode;
  /** A line under the form's heading. */
  hint: string;
  form: ReactNode;
}

/** The contact page around its form, which is open or closed. */
export function ContactSheet({ availability, hint, form }: ContactSheetProps) {
  return (
    <>
      <PageTitle label="Contact" title="Write to us" beside={90}>
        <p className="border-wine border-l-4 pl-5">{availability}</p>
      </PageTitle>
      <div className="wrap mt-12 grid gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[1fr_20rem]">
        <section>
          <h2 className="text-3xl">Send Us a Message</h2>
          <p className="mt-2 mb-7 text-muted">{hint}</p>
          {form}
        </section>
        <Ways />
      </div>
      <QualificationDialog />
    </>
  );
}

function Ways() {
  return (
    <dl className="divide-y divide-line border-ink border-t [&>div]:py-5">
      <div>
        <dt className="label">Email</dt>
        <dd className="mt-1">
          <a href={`mailto:${site.email}`} className="onward break-all">
            {site.email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="label">Professional network</dt>
        <dd className="mt-1">
          <OutsideLink to="professionalNetwork" className="onward" />
        </dd>
      </div>
      <div>
        <dt className="label">Location</dt>
        <dd className="mt-1">
          {site.place.name}
          <span className="block text-muted">{coordinates}</span>
        </dd>
      </div>
      <div>
        <dt className="label">Free of charge?</dt>
        <dd className="mt-2">
          <QualificationButton className="button quiet min-h-11!">
            <Icon name="info" />
            Qualification Criteria
          </QualificationButton>
        </dd>
      </div>
    </dl>
  );
}
