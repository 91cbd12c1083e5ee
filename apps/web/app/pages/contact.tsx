import { PageHead } from '../meta.tsx';
import { site } from '../site.ts';
import { coordinates } from '../ui/coordinates.ts';
import { Icon } from '../ui/icon.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { QualificationButton, QualificationDialog } from '../ui/qualification.tsx';
import { InertContactForm } from './contact-form.tsx';

const bookedThroughYear = site.bookedThrough.slice(0, 4);

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

export default function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${site.name} in ${site.place.name}. Fully booked through the end of ${bookedThroughYear}; see which wineries qualify for free services.`}
        path="/contact"
      />
      <PageTitle label="Contact" title="Write to us" beside={90}>
        <p className="border-wine border-l-4 pl-5">
          <strong className="font-semibold">
            {`We are fully booked through the end of ${bookedThroughYear}.`}
          </strong>{' '}
          The form below opens again after that. Email reaches us in the meantime.
        </p>
      </PageTitle>
      <div className="wrap mt-12 grid gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[1fr_20rem]">
        <section>
          <h2 className="text-3xl">Send Us a Message</h2>
          <p className="mt-2 mb-7 text-muted">Closed until there is room for new work.</p>
          <InertContactForm />
        </section>
        <Ways />
      </div>
      <QualificationDialog />
    </>
  );
}
