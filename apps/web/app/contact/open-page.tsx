import { PageHead } from '../meta.tsx';
import { site } from '../site.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { OpenContactForm } from './forms.tsx';

/** What the server shows at /contact while there is room for new work. It has no address of its own. */
export default function OpenContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${site.name} in ${site.place.name} about data analytics and software for your winery; see which wineries qualify for free services.`}
        path="/contact"
      />
      <ContactSheet
        availability={
          <>
            <strong className="font-semibold">There is room for new work.</strong> Tell us about your winery
            and what you would like to achieve.
          </>
        }
        hint="It reaches us by email, and we answer by email."
        form={<OpenContactForm />}
      />
    </>
  );
}
