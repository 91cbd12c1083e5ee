import { practiceWords } from '@orbit-vine/contract/contact.ts';
import { lineFields, textFields } from '@orbit-vine/contract/contact-fields.ts';
import {
  deleteInquiry,
  getInquiries,
  type Inquiry,
  inquiriesCsvPath,
  inquiryStates,
  setInquiryState,
} from '@orbit-vine/contract/inquiries.ts';
import { retention } from '@orbit-vine/contract/retention.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminSection, Moment, statusOf, useAdminAction } from './admin-parts.tsx';
import { MoreButton } from './list-parts.tsx';

const stateWords = { new: 'New', answered: 'Answered', declined: 'Declined' };
const mailWords = {
  waiting: 'its email is waiting to be sent',
  sending: 'its email is being sent',
  sent: 'emailed to you',
  dead: 'its email couldn’t be sent',
};

const inHeading = new Set<string>(['name', 'company', 'email']);

export function InquiriesList() {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'inquiries'],
    queryFn: ({ pageParam, signal }) => call(getInquiries, { query: { offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) =>
      more ? pages.reduce((count, page) => count + page.enquiries.length, 0) : undefined,
  });
  const inquiries = query.data?.pages.flatMap((page) => page.enquiries) ?? [];
  const none = inquiries.length === 0 && 'No one has written yet.';
  return (
    <AdminSection
      title="Inquiries"
      status={statusOf(query, none)}
      beside={
        inquiries.length > 0 && (
          <TextLink href={inquiriesCsvPath} download look="standalone">
            Export as CSV
          </TextLink>
        )
      }
    >
      <ul className="divide-y divide-line">
        {inquiries.map((inquiry) => (
          <InquiryItem key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
      <MoreButton label="Show older" query={query} />
      <p className="mt-4 text-sm text-muted">{`Inquiries are deleted automatically after ${retention.inquiry.kept}.`}</p>
    </AdminSection>
  );
}

function InquiryItem({ inquiry }: { inquiry: Inquiry }) {
  const { id, name, company, email, practices, state, mail, createdAt } = inquiry;
  const more = lineFields.filter((field) => !inHeading.has(field.name) && inquiry[field.name]);
  const change = useAdminAction('Status changed');
  const saveState = (next: Inquiry['state']) =>
    call(setInquiryState, { params: { id }, body: { state: next } });
  return (
    <li className="py-5">
      <h3 className="text-lg">
        {name}
        {company && `, ${company}`}
      </h3>
      <p className="text-sm text-muted">
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        {' · '}
        <Moment at={createdAt} />
        {mail && ` · ${mailWords[mail]}`}
      </p>
      {more.map(({ name, label }) => (
        <p key={name} className="mt-3">
          {label}: {inquiry[name]}
        </p>
      ))}
      {textFields.map((field) => (
        <p key={field.name} className="mt-3 whitespace-pre-line">
          {inquiry[field.name]}
        </p>
      ))}
      <p className="mt-3 text-sm text-muted">{practices.map(practiceWords).join(', ')}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Select
          label="Status"
          value={state}
          disabled={change.pending}
          choices={inquiryStates.map((value) => [value, stateWords[value]] as const)}
          onChange={(next) => void change.run(() => saveState(next))}
        />
        <DeleteButton id={id} name={name} />
      </div>
    </li>
  );
}

function DeleteButton({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const remove = useAdminAction('Inquiry deleted');
  const removeInquiry = () => call(deleteInquiry, { params: { id } });
  if (!asking)
    return (
      <Button aria-label={`Delete the inquiry from ${name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button autoFocus pending={remove.pending} onClick={() => void remove.run(removeInquiry)}>
        Delete for good
      </Button>
      <Button onClick={() => setAsking(false)}>Keep</Button>
    </span>
  );
}
