import { counted } from '@orbit-vine/contract/counted.ts';
import type { MemberHistory } from '@orbit-vine/contract/moderation.ts';
import { shortDayOf } from '../../ui/dates.ts';
import { Moment } from '../admin/admin-parts.tsx';

interface AuthorHistoryProps {
  joinedAt: string;
  history: MemberHistory;
}

export function AuthorHistory({ joinedAt, history: { messages, reported, acts } }: AuthorHistoryProps) {
  const since = shortDayOf(joinedAt);
  const before = reported === 0 ? 'never reported before' : `${counted(reported, 'message')} reported before`;
  return (
    <>
      <h3 className="mt-4 font-sans font-semibold tracking-normal">Who wrote it</h3>
      <p className="mt-1">{`Member since ${since}, with ${counted(messages, 'message')}; ${before}.`}</p>
      {acts.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {acts.map(({ act, text, createdAt }) => (
            <li key={createdAt} className="text-sm wrap-anywhere">
              <span className="font-semibold">{words[act]}</span>
              {text && ` “${text}”`}{' '}
              <span className="text-muted">
                <Moment at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const words = {
  warn: 'Warned',
  mute: 'Muted',
  suspend: 'Suspended',
  delete: 'Message removed',
} as const;
