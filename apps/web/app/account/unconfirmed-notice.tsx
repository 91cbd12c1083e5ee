import { resendConfirmation } from '@orbit-vine/contract/accounts.ts';
import { useState } from 'react';
import { call, ProblemError } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';

interface UnconfirmedNoticeProps {
  email: string;
  text?: string;
  entrance: 'lots' | undefined;
}

export function UnconfirmedNotice({
  email,
  entrance,
  text = 'Please confirm your email before signing in. Check your inbox for a verification link.',
}: UnconfirmedNoticeProps) {
  const [pending, setPending] = useState(false);
  const resend = async () => {
    if (pending) return;
    setPending(true);
    try {
      await call(resendConfirmation, { body: { email, entrance } });
      showToast({
        title: 'Confirmation email sent',
        description: 'Please check your inbox for the verification link.',
        confirmation: true,
      });
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      const description = email ? reason.title : 'Enter the email address of your account first.';
      showToast({ title: 'Failed to resend email', description, destructive: true });
    } finally {
      setPending(false);
    }
  };
  return (
    <div role="note" className="rounded-xs border-l-4 border-gold bg-gold/12 px-4 py-3 text-sm">
      <p>{text}</p>
      <Button look="link" pending={pending} onClick={resend} className="mt-2">
        {pending ? 'Resending...' : 'Resend confirmation email'}
      </Button>
    </div>
  );
}
