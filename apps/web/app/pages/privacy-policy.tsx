import { lineFields, textFields } from '@orbit-vine/contract/contact-fields.ts';
import { retention } from '@orbit-vine/contract/retention.ts';
import { community, site } from '../platform/site.ts';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { longDay } from '../ui/dates.ts';

function PublicPages() {
  return (
    <>
      <h2>The public pages</h2>
      <p>
        Home, the calculators, the blog, the projects, and every other page outside the community set no
        cookie, carry no analytics, and load nothing from another company. What you type into a calculator
        stays in your browser, and so do the units you choose and the tanks you save, which it keeps for your
        next visit. Once you open a calculator, your browser also keeps a copy of the calculators and their
        guides, so that they work offline. Your browser also keeps your progress with the flashcards and the
        day of your exam, your score in the quiz, the sourdough recipes you save, and what you send to the
        demo winery. None of it is sent to us. The server logs requests for missing pages, but not who made
        them.
      </p>
      <h2>Other services’ videos and tools</h2>
      <p>
        Some pages offer a video, a map, or a tool from another service. Each offer names the service. The
        service is contacted only after you press the button or choose the tab: then it sees your IP address,
        and it may store data on your device. From then on that service’s own policy applies, not this one.
        YouTube and Vimeo videos load in their least intrusive form; playing one still stores something.
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
      <p className="label">This section updated {longDay(site.communityPrivacyUpdated)}</p>
      <p>
        An account in {community.name} is different, because it can’t work without storing some data. It
        stores:
      </p>
      <KeptOfAccount />
      <p>
        While you’re away, we email you mentions, replies, and other notifications you haven’t read, with
        their text, unless you switch that off; a weekly digest comes only if you ask for it. One click stops
        each of these emails. Notifications in a browser are off until you switch them on. They then travel
        through the browser maker’s service (Google, Mozilla, Apple, or Microsoft), encrypted so that it can’t
        read them, and say who wrote and where, never what.
      </p>
      <p>
        Your own browser keeps a session cookie, a one-day cookie that shows which browser signed up, a
        one-year cookie that recognizes a browser you have signed in with before, a marker that you’re signed
        in, whatever you wrote that couldn’t be sent yet, the channel you last had open, and whether the
        browser shows you notifications. All of it is there to make the community work; none of it is sold,
        shown to advertisers, or used to train anything.
      </p>
      <p>
        Your account is kept for as long as you want it. Under your name in the community you can download
        everything your account holds except moderators’ notes, or delete the account: you choose whether what
        you wrote goes or stays, marked as a former member’s. Moderators’ notes about you are deleted with it.
        If you can no longer sign in, write to <a href={`mailto:${site.email}`}>{site.email}</a> from the
        address of the account. A sign-up that was never confirmed is
        {` deleted after ${retention.signUp.kept}`}.
      </p>
    </>
  );
}

function KeptOfAccount() {
  return (
    <ul>
      <li>
        your email address, to confirm the account, to let you reset a password, and to send you the
        notifications you asked for; other members never see it;
      </li>
      <li>
        your username, your picture if you add one, your password as a salted hash, and only the public half
        of a passkey;
      </li>
      <li>
        what you enter in your profile, all of it optional: your winery, region, role, varieties, and a line
        about you. Other members see it on your card and can filter the list of members by region and role;
      </li>
      <li>how far you are in the steps that welcome new members, and when you accepted the house rules;</li>
      <li>what you write, attach, react with, and vote for in polls, which other members can see;</li>
      <li>
        how far you have read, which messages you saved and threads you follow, whom you ignore, what you want
        to be notified about, and, if you set quiet hours, your time zone;
      </li>
      <li>
        the push address of each browser that shows you notifications, until you switch them off or sign out;
      </li>
      <li>
        for each browser where you are signed in, the time, the IP address, and the kind of browser, until you
        sign out or the session ends;
      </li>
      <li>
        reports of messages, what moderators decided, appeals against it, and the notes they write for each
        other, so that a decision can be reviewed;
      </li>
      <li>
        for each moderator, whether visitors may see the username, which is hidden unless the moderator
        chooses otherwise.
      </li>
    </ul>
  );
}

function LotManager() {
  return (
    <>
      <h2>The lot manager</h2>
      <p>
        A winery that keeps its records here stores the names and phone numbers of the people who work with
        it, what they wrote in their own words, when it arrived, and how it was read. The owner of the winery
        decides who has access to its records; other members and wineries see nothing of it. Messages are
        source records, which the law requires a winery to keep for at least three years, so individual
        messages aren’t deleted: a correction is a new entry. For its owners, a winery also keeps a history of
        who invited, changed, or removed people, made keys, or changed settings, when, and with which kind of
        browser
        {`; it’s deleted after ${retention.wineryAct.kept}`}. The demo winery on the lot-tracking page needs
        none of this and stays in your browser.
      </p>
      <p>
        Text messages are parsed by rules on our own server. Where a language model is in use, a text that the
        rules are unsure of is also sent to it, with the names of the winery’s vessels, lots, and materials
        but not the sender’s; what comes back can only lead to a question.
      </p>
      <p>
        So that you can read the records without a signal, your device keeps a copy, along with what you wrote
        until it’s sent. Signing out of the community removes both.
      </p>
    </>
  );
}

const requestedFields = [
  ...lineFields.filter((field) => 'required' in field),
  ...lineFields.filter((field) => !('required' in field)),
  ...textFields,
]
  .map(({ spoken }) => spoken)
  .join(', ');

function Inquiries() {
  return (
    <>
      <h2>Inquiries</h2>
      <p>
        {`What you send through the contact form is kept and reaches us as an email: ${requestedFields}, and the practices you checked.`}{' '}
        We use it to answer you and for nothing else. {`It’s deleted after ${retention.inquiry.kept}`}, or
        sooner if you ask.
      </p>
      <h2>Your rights and questions</h2>
      <p>
        You may ask what we hold about you, get a copy, and have it corrected or deleted. Write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </>
  );
}

function KeptFor() {
  return (
    <>
      <h2>Retention</h2>
      <p>What isn’t removed sooner is kept this long:</p>
      <ul>
        {Object.values(retention).map(({ what, kept }) => (
          <li key={what}>{`${what}: ${kept}.`}</li>
        ))}
      </ul>
      <p>
        If an account is deleted while it’s suspended, a hash of its email address is kept until the
        suspension ends.
      </p>
    </>
  );
}

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHead
        title="Privacy policy"
        description="The public pages collect no personal data. What a community account and an inquiry store, for how long, and how to have it removed."
        path="/privacy-policy"
      />
      <PageTitle label={`Last updated ${longDay(site.privacyUpdated)}`} title="Privacy policy" beside={101}>
        <p>
          No personal data is collected on the public pages of this site, except what you send us yourself.
        </p>
      </PageTitle>
      <div className="wrap mt-12 grid lg:grid-cols-[13rem_1fr]">
        <p className="label mb-4">Policy</p>
        <div className="prose">
          <PublicPages />
          <CommunityAccounts />
          <LotManager />
          <Inquiries />
          <KeptFor />
        </div>
      </div>
    </>
  );
}
