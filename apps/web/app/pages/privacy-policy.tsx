import { retention } from '@orbit-vine/contract/retention.ts';
import { longDate } from '../articles/date.ts';
import { PageHead } from '../meta.tsx';
import { community, site } from '../site.ts';
import { PageTitle } from '../ui/page-title.tsx';

function PublicPages() {
  return (
    <>
      <h2>The public pages</h2>
      <p>
        Home, the calculators, the blog, the projects and every other page outside the community set no
        cookie, carry no analytics and load nothing from another company. What you type into a calculator
        stays in your browser, and so do the units you choose, which it keeps for your next visit. The server
        notes addresses that were asked for and do not exist, without who asked.
      </p>
      <h2>Films and tools of others</h2>
      <p>
        Some pages offer a film, a map or a tool of another service. Each offer names it. The service is
        contacted only after you press the button or choose the tab: then your browser shows it your network
        address, and it may store data on your device. From then on that service’s own policy applies, not
        this one. Films of YouTube and Vimeo are asked for in the form that stores least, which is still not
        nothing once you play them.
      </p>
      <h2>Age</h2>
      <p>{`You must be at least ${site.minimumAge} years old to use this site.`}</p>
    </>
  );
}

function CommunityAccounts() {
  return (
    <>
      <h2>The community</h2>
      <p className="label">This section: {longDate(site.communityPrivacyUpdated)}</p>
      <p>
        An account in {community.name} is different, because it cannot work without keeping something. It
        keeps:
      </p>
      <ul>
        <li>
          your email address, to confirm the account, to let you reset a password and to send you what you
          asked to be told; other members never see it;
        </li>
        <li>
          your username, your picture if you add one, and your password as a salted hash; of a passkey only
          its public half;
        </li>
        <li>what you write, attach and react with, which the other members can read;</li>
        <li>
          how far you have read, what you wish to be notified of, and for each browser that shows you notices
          the address that its maker gave it for that, until you switch them off or sign out;
        </li>
        <li>
          for each place where you are signed in, the time, the network address and the kind of browser, until
          you sign out or the session ends;
        </li>
        <li>reports of messages and what moderators decided, so that a decision can be reviewed.</li>
      </ul>
      <p>
        While you are away we mail you mentions and replies that you have not read, with what was written,
        unless you switch that off; a weekly digest comes only if you ask for it. Every such mail stops at one
        click. Notices in a browser are off until you switch them on. They then travel through the service of
        the browser’s maker (Google, Mozilla, Apple or Microsoft), encrypted so that it cannot read them, and
        say who wrote and where, never what.
      </p>
      <p>
        In your own browser it keeps a cookie for the session, one for a day that tells which browser signed
        up, one for a year that tells a browser you have signed in with before, a mark that you are signed in,
        what you have written that could not be sent yet, and whether it shows you notices. All of it is there
        to make the community work; none of it is sold, shown to advertisers or used to train anything.
      </p>
      <p>
        Your account is kept for as long as you want it. Under your name in the community you can download all
        that it holds, and delete it: you choose whether what you wrote goes with it or stays as a former
        member’s. Should you no longer get in, write to <a href={`mailto:${site.email}`}>{site.email}</a> from
        the address of the account. A sign-up that was never confirmed is
        {` forgotten after ${retention.signUp.kept}`}.
      </p>
    </>
  );
}

function Enquiries() {
  return (
    <>
      <h2>Enquiries</h2>
      <p>
        What you send through the contact form is kept and reaches us as an email: name, email address,
        company if you gave one, your goals and the practices that you ticked. We use it to answer you and for
        nothing else. {`It is deleted after ${retention.enquiry.kept}`}, or sooner when you ask.
      </p>
      <h2>Your rights and questions</h2>
      <p>
        You may ask what we hold about you, have it corrected, have a copy, or have it deleted. Write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </>
  );
}

function KeptFor() {
  return (
    <>
      <h2>For how long</h2>
      <p>What does not go with your account, or when you delete it, is kept for this long:</p>
      <ul>
        {Object.values(retention).map(({ what, kept }) => (
          <li key={what}>{`${what}: ${kept}.`}</li>
        ))}
      </ul>
      <p>
        If an account goes while it is suspended, a pseudonym of its address is kept until the suspension
        ends.
      </p>
    </>
  );
}

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHead
        title="Privacy policy"
        description="The public pages collect no personal data. What a community account and an enquiry store, for how long, and how to have it removed."
        path="/privacy-policy"
      />
      <PageTitle label={`Last updated ${longDate(site.privacyUpdated)}`} title="Privacy policy" beside={101}>
        <p>No personal data is collected on the public pages of this site.</p>
      </PageTitle>
      <div className="wrap mt-12 grid lg:grid-cols-[13rem_1fr]">
        <p className="label mb-4">Policy</p>
        <div className="prose">
          <PublicPages />
          <CommunityAccounts />
          <Enquiries />
          <KeptFor />
        </div>
      </div>
    </>
  );
}
