import { formerMember } from '@orbit-vine/contract/members.ts';
import { exportPath, requestDeletion } from '@orbit-vine/contract/own-account.ts';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { whenConfirmed } from '../reauthentication.ts';
import { requirePresence } from '../require-presence.ts';
import { Done } from './section.tsx';

const fates = [
  ['keep', `My messages stay, under “${formerMember.name}”`],
  ['remove', 'My messages and their files go, too'],
] as const;

export function DataSection({ email }: { email: string }) {
  const [fate, setFate] = useState<(typeof fates)[number][0]>('keep');
  const [sent, setSent] = useState(false);
  const { pending, failure, run } = useAction();
  const confirmed = useRef(false);
  /** Confirms first, since a refused download would save the error as the file. */
  const download = async (link: HTMLAnchorElement) => {
    confirmed.current = await run(() => whenConfirmed(requirePresence));
    if (confirmed.current) link.click();
    confirmed.current = false;
  };
  const ask = async () =>
    setSent(await run(() => whenConfirmed(() => call(requestDeletion, { body: { messages: fate } }))));
  return (
    <>
      <p className="text-sm text-muted">
        Your profile, messages, reactions, settings, and files, in one ZIP file, with the data as JSON.
      </p>
      <ButtonLink
        href={exportPath}
        download
        className="flex items-center justify-self-start"
        onClick={(event) => {
          if (confirmed.current) return;
          event.preventDefault();
          void download(event.currentTarget);
        }}
      >
        Download everything
      </ButtonLink>
      <fieldset className="mt-2 grid gap-1 border-t border-line pt-4">
        <legend className="float-left font-semibold">Delete my account</legend>
        <p className="clear-both text-sm text-muted">
          Your profile, reactions, settings, and passkeys are removed for good.
        </p>
        {fates.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name="messages"
              value={value}
              checked={fate === value}
              onChange={() => setFate(value)}
              className="size-5 shrink-0 accent-wine focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-wine"
            />
            {label}
          </label>
        ))}
        <Button pending={pending} onClick={ask} className="justify-self-start">
          {pending ? 'Sending...' : 'Email me the link to delete it'}
        </Button>
      </fieldset>
      <Done>
        {sent && `We emailed a link to ${email}. Your account will be deleted once you confirm there.`}
      </Done>
      <ErrorLine error={failure} />
    </>
  );
}
