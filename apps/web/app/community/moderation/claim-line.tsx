import type { Me } from '@orbit-vine/contract/members.ts';
import { claimReports, type ReportClaim, releaseReports } from '@orbit-vine/contract/report-claims.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { clock } from '../../ui/dates.ts';
import { useAdminAction } from '../admin/admin-parts.tsx';

interface ClaimLineProps {
  messageId: string;
  of: string;
  claim: ReportClaim | undefined;
  me: Me;
}

export function ClaimLine({ messageId, of, claim, me }: ClaimLineProps) {
  const params = { messageId };
  const take = useAdminAction('Other moderators can see that you’re on it');
  const release = useAdminAction('Released');
  const own = claim?.by.id === me.id;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {claim && (
        <p className={own ? 'text-sm' : 'text-sm font-semibold text-wine'}>
          {own ? 'You’ve been' : `${claim.by.name} has been`} on it since{' '}
          <time dateTime={claim.at}>{clock(claim.at)}</time>
        </p>
      )}
      {/* The same button in both states, so that it keeps the focus. */}
      {(own || !claim) && (
        <Button
          pending={take.pending || release.pending}
          aria-label={own ? `Release the reports on ${of}` : `I’m on it: the reports on ${of}`}
          onClick={() =>
            void (own
              ? release.run(() => call(releaseReports, { params }))
              : take.run(() => call(claimReports, { params })))
          }
        >
          {own ? 'Release' : 'I’m on it'}
        </Button>
      )}
    </div>
  );
}
