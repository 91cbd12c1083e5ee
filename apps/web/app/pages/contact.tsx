import { bookedThrough } from '../contact/booked.ts';
import { ContactSheet } from '../contact/contact-sheet.tsx';
import { InertContactForm } from '../contact/forms.tsx';
import { PageHead } from '../meta.tsx';
import { site } from '../site.ts';

/** While there is no room for new work; after that the server shows `contact/open-page.tsx` in its place. */
export default function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${site.name} in ${site.place.name}. Fully booked through ${bookedThrough()}; see which wineries qualify for free services.`}
        path="/contact"
      />
      <ContactSheet
        availability={
          <>
            <strong className="font-semibold">{`We are fully booked through ${bookedThrough()}.`}</strong> The
            form below opens again after that. Email reaches us in the meantime.
          </>
        }
        hint="Closed until there is room for new work."
        form={<InertContactForm />}
      />
    </>
  );
}
