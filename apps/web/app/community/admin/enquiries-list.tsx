import { practiceWords } from '@orbit-vine/contract/contact.ts';
import {
  deleteEnquiry,
  type Enquiry,
  enquiriesCsvPath,
  enquiryStates,
  getEnquiries,
  setEnquiryState,
} from '@orbit-vine/contract/enquiries.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api.ts';
import { AdminSection, Moment, smallButton, statusOf, useDeed } from './admin-parts.tsx';
import { MoreButton } from './list-parts.tsx';

const stateWords = { new: 'New', answered: 'Answered', declined: 'Declined' };
const mailWords = {
  waiting: 'its mail is waiting to be sent',
  sending: 'its mail is being sent',
  sent: 'mailed to you',
  dead: 'its mail could not be sent',
};

export function EnquiriesList() {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'enquiries'],
    queryFn: ({ pageParam, signal }) => call(getEnquiries, { query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) =>
      more ? pages.reduce((count, page) => count + page.enquiries.length, 0) : undefined,
  });
  const enquiries = query.data?.pages.flatMap((page) => page.enquiries) ?? [];
  const none = enquiries.length === 0 && 'Nobody has written yet.';
  return (
    <AdminSection
      title="Enquiries"
      status={statusOf(query, none)}
      beside={
        enquiries.length > 0 && (
          <a
            href={enquiriesCsvPath}
            download
            className="py-2 font-semibold text-wine underline underline-offset-4"
          >
            Export as CSV
          </a>
        )
      }
    >
      <ul className="divide-y divide-line">
        {enquiries.map((enquiry) => (
          <EnquiryItem key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      <MoreButton label="Show older" query={query} />
      <p className="mt-4 text-sm text-muted">An enquiry is deleted by itself after 24 months.</p>
    </AdminSection>
  );
}

function EnquiryItem({ enquiry }: { enquiry: Enquiry }) {
  const { id, name, company, email, goals, practices, state, mail, createdAt } = enquiry;
  const change = useDeed(
    (next: Enquiry['state']) => call(setEnquiryState, { params: { id }, body: { state: next } }),
    'State changed',
  );
  return (
    <li className="py-5">
      <h3 className="text-lg">
        {name}
        {company && `, ${company}`}
      </h3>
      <p className="text-sm text-muted">
        <a href={`mailto:${email}`} className="text-wine underline underline-offset-4">
          {email}
        </a>
        {' · '}
        <Moment at={createdAt} />
        {mail && ` · ${mailWords[mail]}`}
      </p>
      <p className="mt-3 whitespace-pre-line">{goals}</p>
      <p className="mt-3 text-sm text-muted">{practices.map(practiceWords).join(', ')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <label className="flex items-center gap-2 text-sm">
          State
          <select
            value={state}
            disabled={change.isPending}
            onChange={(event) => change.mutate(event.currentTarget.value as Enquiry['state'])}
            className="h-11 rounded-xs border border-edge bg-paper px-3"
          >
            {enquiryStates.map((value) => (
              <option key={value} value={value}>
                {stateWords[value]}
              </option>
            ))}
          </select>
        </label>
        <DeleteButton id={id} name={name} />
      </div>
    </li>
  );
}

/** Asks once more before it deletes. */
function DeleteButton({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeed(() => call(deleteEnquiry, { params: { id } }), 'Enquiry deleted');
  if (!asking)
    return (
      <button
        type="button"
        aria-label={`Delete the enquiry of ${name}`}
        className={smallButton}
        onClick={() => setAsking(true)}
      >
        Delete
      </button>
    );
  return (
    <span className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed.
        autoFocus
        disabled={remove.isPending}
        className={smallButton}
        onClick={() => remove.mutate(undefined)}
      >
        Delete for good
      </button>
      <button type="button" className={smallButton} onClick={() => setAsking(false)}>
        Keep
      </button>
    </span>
  );
}
