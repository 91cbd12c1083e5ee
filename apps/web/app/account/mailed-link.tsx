import { deletionLink, newEmailLink, notMeLink } from '@orbit-vine/contract/mailed-links.ts';
import { confirmDeletion, confirmNewEmail, secureAccount } from '@orbit-vine/contract/own-account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, ProblemError } from '../platform/api.ts';
import { carriedToast } from '../platform/carried-toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { forgetParameter, parameter } from './address-parameters.ts';
import { FormError } from './form-parts.tsx';
import { sessionQuery } from './session.ts';
import { leaveForHome } from './sign-out.ts';

interface MailedLink {
  parameter: string;
  /** Spends the code; returns what to do once the session is refetched. */
  spend(body: { code: string }, onDeleted: MailedLinkProps['onDeleted']): Promise<() => void>;
  title: string;
  text: string;
  button: string;
  busy: string;
}

const links: MailedLink[] = [
  {
    parameter: newEmailLink.parameter,
    title: 'Confirm your new email',
    text: 'From now on, you’ll sign in with the address that this link was emailed to.',
    button: 'Use this address',
    busy: 'Confirming...',
    spend: async (body) => {
      await call(confirmNewEmail, { body });
      return () => showToast({ title: 'Email changed', confirmation: true });
    },
  },
  {
    parameter: deletionLink.parameter,
    title: 'Delete your account?',
    text: 'You’ll be signed out everywhere, and your account will be deleted as you asked. This can’t be undone.',
    button: 'Delete my account',
    busy: 'Deleting...',
    spend: async (body, onDeleted) => {
      const { memberId } = await call(confirmDeletion, { body });
      return () => {
        onDeleted(memberId);
        carriedToast.set({
          title: 'Account deleted',
          description: 'Thank you for your time here. We wish you good harvests.',
        });
        leaveForHome();
      };
    },
  },
  {
    parameter: notMeLink.parameter,
    title: 'Wasn’t this you?',
    text: 'We’ll sign your account out everywhere, and the password will stop working. Any passkey or authenticator app added since the time given in the email will be removed, and if the email is about a new address, the previous one will be restored. What the account did in wineries in the last 14 days, such as keys, invitations, and changes of people, will be undone; you can restore what you did yourself. Then we’ll email the account’s address a link to choose a new password.',
    button: 'Secure my account',
    busy: 'Securing...',
    spend: async (body) => {
      await call(secureAccount, { body });
      return () =>
        showToast({
          title: 'Your account is secured',
          description:
            'We emailed its address a link to choose a new password. If someone changed that address, open our email about the change, too.',
          confirmation: true,
        });
    },
  },
];

interface MailedLinkProps {
  onDone: () => void;
  /** `memberId` may differ from the member who is signed in here. */
  onDeleted: (memberId: string) => void;
}

export function MailedLinkDialog({ onDone, onDeleted }: MailedLinkProps) {
  const [link] = useState(() => links.find((candidate) => parameter(candidate.parameter) !== undefined));
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
      const follow = await link.spend({ code: parameter(link.parameter) ?? '' }, onDeleted);
      await queryClient.refetchQueries(sessionQuery);
      leave();
      follow();
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      setFault(reason.title);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={link.title} onDismiss={leave}>
      <p className="mt-3 mb-6">{link.text}</p>
      {fault && <FormError>{fault}</FormError>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="large" onClick={leave}>
          Cancel
        </Button>
        <Button look="primary" size="large" pending={pending} onClick={spend}>
          {pending ? link.busy : link.button}
        </Button>
      </div>
    </Dialog>
  );
}
