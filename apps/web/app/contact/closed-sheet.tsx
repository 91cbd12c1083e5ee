import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { externalLink } from '../platform/external-links.ts';
import { href } from '../platform/href.ts';
import { community, site } from '../platform/site.ts';
import { bookedThrough, reopensOn } from '../site/booked.ts';
import { coordinates } from '../site/coordinates.ts';
import { OutsideLink } from '../site/outside-link.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { opensQualification, QualificationDialog, QualificationList } from '../site/qualification.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { InertContactForm } from './forms.tsx';
import { emailPrompts, preparedEmail } from './prepared-email.ts';

/** The contact page while no new work is accepted: alternatives come before the inert form. */
export function ClosedContactSheet() {
  return (
    <>
      <PageTitle label="Contact" title="Write to us" beside={90}>
        <p className="border-wine border-l-4 pl-5">
          <strong className="font-semibold">{`We are fully booked through ${bookedThrough()}.`}</strong>{' '}
          {`The form reopens on ${reopensOn()}. Until then, write to us by email.`}
        </p>
        <p className="mt-7">
          <ButtonLink href={preparedEmail()} look="primary" size="sheet">
            Email us
            <Icon name="arrow" />
          </ButtonLink>
        </p>
      </PageTitle>
      <div className="wrap mt-12 grid gap-x-16 gap-y-14 md:mt-16 lg:grid-cols-[1fr_27rem]">
        <div className="space-y-14">
          <ByEmail />
          <Criteria />
          <Alternatives />
        </div>
        <Part title="Send Us a Message">
          <p className="mt-2 mb-7 text-muted">{`Closed until ${reopensOn()}.`}</p>
          <InertContactForm />
        </Part>
      </div>
      <QualificationDialog />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-ink border-t pt-5">
      <h2 className="text-3xl">{title}</h2>
      {children}
    </section>
  );
}

function ByEmail() {
  return (
    <Part title="By email">
      <p className="mt-3 max-w-xl">
        The button above opens an email with these six lines in it. Answer what you can; leave out what you
        can’t.
      </p>
      <ul className="mt-4 border-line border-t">
        {emailPrompts.map((prompt) => (
          <li key={prompt} className="border-line border-b py-2">
            {prompt}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        No email program on this device? Write to{' '}
        <a href={`mailto:${site.email}`} className="onward break-all">
          {site.email}
        </a>
        {site.isEmailExample && ' (example)'}.
      </p>
      <p className="mt-2">
        {`We’re based in ${site.place.name}`} <span className="text-muted">({coordinates})</span>.
        {externalLink('professionalNetwork').href && (
          <>
            {' '}
            You can also find us on <OutsideLink to="professionalNetwork" className="onward" />.
          </>
        )}
      </p>
    </Part>
  );
}

function Criteria() {
  return (
    <Part title="Free for wineries like these">
      <p className="mt-3 flex items-start justify-between gap-6">
        Meet any one of these, and our services are free.
        <button
          type="button"
          {...opensQualification}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-content-center hover:text-wine"
        >
          <Icon drawing={Info} className="size-6" />
          <span className="sr-only">Qualification Criteria</span>
        </button>
      </p>
      <div>
        <QualificationList />
      </div>
    </Part>
  );
}

const alternatives = [
  {
    href: href('/tools'),
    name: 'Use the calculators',
    text: 'Brix, alcohol, sulfur dioxide, and nitrogen, with the work shown. No account.',
  },
  {
    href: href('/blog'),
    name: 'Read the guides',
    text: 'What each number means, and how far to trust it.',
  },
  {
    href: community.path,
    name: `Ask in ${community.name}`,
    text: 'Our community of wine professionals. Free, and open now.',
  },
];

function Alternatives() {
  return (
    <Part title="Until then">
      <ul className="mt-4 border-line border-t">
        {alternatives.map(({ href, name, text }) => (
          <li key={href} className="relative border-line border-b py-4">
            <a href={href} className="onward stretched">
              {name}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
