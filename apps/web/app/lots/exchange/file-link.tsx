import { useRef } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { requirePresence } from '../../account/require-presence.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';

interface FileLinkProps {
  path: string;
  wineryId: string;
  says?: string;
  /** The server asks for a recent sign-in before it sends this file. */
  confirmed?: boolean;
  children: string;
}

export function FileLink({ path, wineryId, says, confirmed = false, children }: FileLinkProps) {
  const { failure, run } = useLotAction();
  const isConfirmed = useRef(!confirmed);
  /** Confirms first: a refused download would save the refusal as the file. */
  const download = async (link: HTMLAnchorElement) => {
    isConfirmed.current = await run(() => whenConfirmed(requirePresence));
    if (isConfirmed.current) link.click();
    isConfirmed.current = false;
  };
  return (
    <li className="list-none">
      <TextLink
        href={path.replace(':wineryId', wineryId)}
        download
        look="standalone"
        onClick={(event) => {
          if (isConfirmed.current) return;
          event.preventDefault();
          void download(event.currentTarget);
        }}
      >
        {children}
      </TextLink>
      {says && <span className="text-muted">{`: ${says}`}</span>}
      <ErrorLine error={failure} />
    </li>
  );
}
