import type { Me } from '@orbit-vine/contract/members.ts';
import type { ReportedMessage } from '@orbit-vine/contract/moderation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { Moment } from '../admin/admin-parts.tsx';
import { channelHref } from '../links.ts';
import { AuthorHistory } from './author-history.tsx';
import { ClaimLine } from './claim-line.tsx';
import { DecisionForm } from './decision-form.tsx';
import { ReportContext } from './report-context.tsx';
import { ReportNotes } from './report-notes.tsx';
import { ReportedVersions, ReportLines } from './report-parts.tsx';
import { roleWords, untilWords } from './role-words.ts';

export function ReportedItem({ reported, me }: { reported: ReportedMessage; me: Me }) {
  const { message, channel, author, history, reports, claim, notes } = reported;
  return (
    <li className="border border-edge bg-sheet p-4 sm:p-6">
      <div className="flex items-start gap-3">
        <Avatar name={message.author.name} src={message.author.avatar} />
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">
            {message.author.name}
          </h2>
          <p className="text-sm text-muted">
            {author && author.role !== 'member' && `${roleWords[author.role]} · `}
            {author?.mutedUntil && `muted ${untilWords(author.mutedUntil)} · `}
            {author?.suspendedUntil && `suspended ${untilWords(author.suspendedUntil)} · `}
            {channel.name} · <Moment at={message.createdAt} />
          </p>
          <ReportedVersions message={message} reports={reports} />
          {!message.deleted && (
            <TextRouteLink to={channelHref(message.channelId, message.id)} look="standalone" className="mt-1">
              See it in context
            </TextRouteLink>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-sans font-semibold tracking-normal">
          {reports.length === 1 ? 'One report' : `${reports.length} reports`}
        </h3>
        <ClaimLine messageId={message.id} of={message.author.name} claim={claim} me={me} />
      </div>
      <ReportLines reports={reports} />
      {author && history && <AuthorHistory joinedAt={author.joinedAt} history={history} />}
      <ReportNotes messageId={message.id} notes={notes} me={me} />
      <ReportContext message={message} />
      <DecisionForm reported={reported} by={me.role} />
    </li>
  );
}

export function UndrawnItem({ reported, me }: { reported: ReportedMessage; me: Me }) {
  const { message, reports } = reported;
  return (
    <li className="border border-edge bg-sheet p-4 wrap-anywhere sm:p-6">
      <h2 className="font-sans text-lg font-semibold tracking-normal">{message.author.name}</h2>
      <p className="whitespace-pre-wrap">{message.content || reports[0]?.content}</p>
      <DecisionForm reported={reported} by={me.role} />
    </li>
  );
}
