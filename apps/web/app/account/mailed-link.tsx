import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { deletionLink, newEmailLink, notMeLink } from '@orbit-vine/contract/mailed-links.ts';
import { confirmDeletion, confirmNewEmail, secureAccount } from '@orbit-vine/contract/own-account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, ProblemError } from '../api.ts';
import { carryToast } from '../enhance/toast.ts';
import { Modal } from '../ui/modal.tsx';
import { showToast } from '../ui/toast.tsx';
import { forgetParameter, parameter } from './confirmation.ts';
import { FormError } from './form-parts.tsx';
import { sessionQuery } from './session.ts';
import { leaveForHome } from './sign-out.ts';

interface MailedLink {
  parameter: string;
  endpoint: Endpoint;
  title: string;
  text: string;
  button: string;
  busy: string;
  onSpent(onDeleted: () => void): void;
}

const links: MailedLink[] = [
  {
    parameter: newEmailLink.parameter,
    endpoint: confirmNewEmail,
    title: 'Confirm your new email',
    text: 'From now on you sign in with the address that this link was mailed to.',
    button: 'Use this address',
    busy: 'Confirming...',
    onSpent: () => showToast({ title: 'Email changed', confirmation: true }),
  },
  {
    parameter: deletionLink.parameter,
    endpoint: confirmDeletion,
    title: 'Delete your account?',
    text: 'You are signed out everywhere, and your account is removed as you asked. There is no way back.',
    button: 'Delete my account',
    busy: 'Deleting...',
    onSpent: (onDeleted) => {
      onDeleted();
      carryToast({
        title: 'Account deleted',
        description: 'Good harvests, and thank you for your time here.',
      });
      leaveForHome();
    },
  },
  {
    parameter: notMeLink.parameter,
    endpoint: secureAccount,
    title: 'Was this not you?',
    text: 'We sign your account out everywhere, and the password works no more. What was added since goes, and a changed address is put back. Then we mail you a link to choose a new password.',
    button: 'Secure my account',
    busy: 'Securing...',
    onSpent: () =>
      showToast({
        title: 'Your account is secured',
        description: 'We mailed you a link to choose a new password.',
        confirmation: true,
      }),
  },
];

const panel = 'm-auto w-full max-w-md rounded-xs shadow-2xl shadow-ink/30 max-sm:mb-0 max-sm:max-w-none';

interface MailedLinkProps {
  onDone: () => void;
  /** The account is gone. */
  onDeleted: () => void;
}

/** What a mailed link asks for, once more, before its code is spent. */
export function MailedLinkDialog({ onDone, onDeleted }: MailedLinkProps) {
  const [link] = useState(() => links.find((known) => parameter(known.parameter) !== undefined));
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  if (!link) return null;
  const leave = () => {
    forgetParameter(link.parameter);
    onDone();
  };
  const spend = async () => {
    if (pending) return;
    setPending(true);
    try {
      await call(link.endpoint, { body: { code: parameter(link.parameter) ?? '' } });
      await queryClient.refetchQueries(sessionQuery);
      leave();
      link.onSpent(onDeleted);
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      setFault(reason.title);
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal title={link.title} onDismiss={leave} className={panel}>
      <p className="mt-3 mb-6">{link.text}</p>
      {fault && <FormError>{fault}</FormError>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          onClick={leave}
          className="min-h-11 rounded-xs border border-edge px-4 font-semibold outline-offset-2 hover:border-wine focus-visible:outline-2 focus-visible:outline-wine"
        >
          Cancel
        </button>
        <button
          type="button"
          aria-disabled={pending}
          onClick={spend}
          className="min-h-11 rounded-xs bg-wine px-4 font-semibold text-on-wine outline-offset-2 hover:opacity-90 focus-visible:outline-2 focus-visible:outline-wine aria-disabled:opacity-60"
        >
          {pending ? link.busy : link.button}
        </button>
      </div>
    </Modal>
  );
}
