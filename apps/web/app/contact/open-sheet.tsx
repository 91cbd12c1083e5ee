import { Info } from 'lucide';
import { externalLink } from '../platform/external-links.ts';
import { site } from '../platform/site.ts';
import { coordinates } from '../site/coordinates.ts';
import { OutsideLink } from '../site/outside-link.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { opensQualification, QualificationDialog } from '../site/qualification.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpenContactForm } from './forms.tsx';

export function OpenContactSheet() {
  return (
    <>
      <PageTitle label="Contact" title="Write to us" beside={90}>
        <p className="border-wine border-l-4 pl-5">
          <strong className="font-semibold">There is room for new work.</strong> Tell us about your winery and
          what you would like to achieve.
        </p>
      </PageTitle>
      <div className="wrap mt-12 grid gap-x-16 gap-y-12 md:mt-16 lg:grid-cols-[1fr_20rem]">
        <section>
          <h2 className="text-3xl">Send Us a Message</h2>
          <p className="mt-2 mb-7 text-muted">Your message reaches us by email, and we answer by email.</p>
          <OpenContactForm />
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
          {site.isEmailExample && ' (example)'}
        </dd>
      </div>
      {externalLink('professionalNetwork').href && (
        <div>
          <dt className="label">Professional network</dt>
          <dd className="mt-1">
            <OutsideLink to="professionalNetwork" className="onward" />
          </dd>
        </div>
      )}
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
          <Button size="sheet" className="min-h-11!" {...opensQualification}>
            <Icon drawing={Info} />
            Qualification Criteria
          </Button>
        </dd>
      </div>
    </dl>
  );
}
