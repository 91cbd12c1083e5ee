import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { changeProfile } from '@orbit-vine/contract/own-account.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cardQuery } from '../../account/members/members.ts';
import { SmallForm } from '../../account/settings/section.tsx';
import { parseTrade, TradeFields, tradeOf } from '../../account/settings/trade-fields.tsx';
import { useSubmission } from '../../account/submission.ts';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import type { StepProps } from './step-props.ts';

export function ProfileStep({ onDone }: StepProps) {
  const { user } = useMemberTools();
  const { data: card, error, refetch } = useQuery(cardQuery(user.id));
  if (!card)
    return error ? <Retry message={error.message} onRetry={() => void refetch()} /> : <SkeletonRows />;
  return <TradeForm card={card} onDone={onDone} />;
}

function TradeForm({ card, onDone }: { card: MemberCard; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [trade, setTrade] = useState(() => tradeOf(card));
  const submission = useSubmission({
    endpoint: changeProfile,
    required: {},
    onDone: (_, changed) => {
      queryClient.setQueryData(cardQuery(card.id).queryKey, changed);
      onDone();
    },
  });
  return (
    <SmallForm
      submission={submission}
      body={() => parseTrade(trade)}
      button="Save and continue"
      busy="Saving..."
    >
      <p className="text-sm text-muted">Other members see this on your card, and can find you by it.</p>
      <TradeFields
        trade={trade}
        faults={submission.errors.fields}
        onChange={(part) => setTrade({ ...trade, ...part })}
      />
    </SmallForm>
  );
}
