import { longDate } from '../articles/date.ts';
import { PageHead } from '../meta.tsx';
import { community, site } from '../site.ts';
import { PageTitle } from '../ui/page-title.tsx';

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHead
        title="Privacy policy"
        description="The public pages collect no personal data. What a community account and an enquiry store, and how to have it removed."
        path="/privacy-policy"
      />
      <PageTitle label={`Last updated ${longDate(site.privacyUpdated)}`} title="Privacy policy" beside={101}>
        <p>No personal data is collected on the public pages of this site.</p>
      </PageTitle>
      <div className="wrap mt-12 grid lg:grid-cols-[13rem_1fr]">
        <p className="label mb-4">Policy</p>
        <div className="prose">
          <h2>The public pages</h2>
          <p>
            Home, the calculators, the blog, the projects and every other page outside the community set no
            cookie, carry no analytics and load nothing from another company. What you type into a calculator
            stays in your browser, and so do the units you choose, which it keeps for your next visit.
          </p>
          <p>
            Some pages offer a film or a tool of another service. It is contacted only after you ask for it;
            from then on that service’s own policy applies.
          </p>
          <h2>Age</h2>
          <p>You must be at least 17 years old to use this site.</p>
          <h2>The community</h2>
          <p className="label">This section: {longDate(site.communityPrivacyUpdated)}</p>
          <p>
            An account in {community.name} is different, because it cannot work without keeping something:
          </p>
          <ul>
            <li>
              your email address, to confirm the account and to let you reset a password; other members never
              see it;
            </li>
            <li>your username and your password, the latter only as a salted hash;</li>
            <li>what you write and react with, which the other members can read;</li>
            <li>one session cookie, for as long as you are signed in;</li>
            <li>in your own browser, what you have written and what could not be sent yet.</li>
          </ul>
          <p>
            These are kept while the account exists. To have a copy of it, or to have the account and its
            messages removed, write to <a href={`mailto:${site.email}`}>{site.email}</a> from the address of
            the account.
          </p>
          <h2>Enquiries</h2>
          <p>
            What you send through the contact form reaches us as an email: name, email address, company if you
            gave one, your goals and the practices that you ticked. It is kept as correspondence and removed
            when you ask.
          </p>
          <h2>Questions</h2>
          <p>
            Write to <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </div>
      </div>
    </>
  );
}
