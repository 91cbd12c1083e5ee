import { ServiceDrawing } from '../art/service-drawing.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { QualificationList } from '../site/qualification.tsx';
import { Section } from '../site/section.tsx';
import { Process } from './process.tsx';
import { services } from './service-list.ts';

function Bullets({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-5 border-line border-t text-[0.9375rem]">
      {of.map((bullet) => (
        <li key={bullet} className="border-line border-b py-2">
          {bullet}
        </li>
      ))}
    </ul>
  );
}

export default function ServicesPage() {
  const [first, ...others] = services;
  return (
    <>
      <PageHead
        title="Services"
        description="Data analytics, vineyard remote sensing, custom software, lot tracking, and training for small and mid-sized wineries. Free for those that qualify."
        path="/services"
      />
      <PageTitle label="Services" title="Small wineries, proper tools" beside={64}>
        <p>What we do, in six parts. A project may need one of them, or several.</p>
      </PageTitle>
      <ul
        className="wrap cells mt-12 border-0! md:mt-16 md:grid-cols-2 xl:grid-cols-3 [&>*]:border-line [&>*]:border-t [&>*]:border-l [&>*]:-mt-px [&>*]:-ml-px"
        data-reveal="0.1"
        data-stagger="100"
      >
        <li className="grid gap-x-12 gap-y-6 bg-sheet md:col-span-full md:grid-cols-[1.3fr_1fr] md:p-12!">
          <div>
            <ServiceDrawing of={first.glyph} className="size-16" />
            <h2 className="mt-6 text-4xl md:text-5xl">{first.title}</h2>
            <p className="mt-4 text-lg">{first.description}</p>
          </div>
          <div className="self-end">
            <Bullets of={first.bullets} />
          </div>
        </li>
        {others.map(({ glyph, title, description, bullets }) => (
          <li key={title} className="flex flex-col">
            <ServiceDrawing of={glyph} />
            <h2 className="mt-5 font-sans font-semibold text-xl leading-snug">{title}</h2>
            <p className="mt-2.5 mb-auto">{description}</p>
            <Bullets of={bullets} />
          </li>
        ))}
      </ul>
      <Process shows="results" />
      <Section id="terms" label="Terms" title="Free, if you meet one of these">
        <div className="max-w-2xl">
          <p>
            Wineries that meet any one or more of the seven criteria pay nothing. If you meet none, ask
            anyway: the worst you’ll hear is a price.
          </p>
          <QualificationList />
        </div>
      </Section>
      <CallToAction
        seed={12}
        title="Bring the question, not the answer."
        text="We look at your records together, free of charge, and say whether they hold an answer."
        action="Schedule Consultation"
      />
    </>
  );
}
