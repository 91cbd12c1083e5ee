import { useRef } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { requirePresence } from '../../account/require-presence.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';

interface FileLinkProps {
  path: string;
  wineryId: string;
  /** What is in it. */
  says?: string;
  /** Needs a recent proof of presence. */
  confirmed?: boolean;
  children: string;
}

/** A file that the server makes when it is asked for. */
export function FileLink({ path, wineryId, says, confirmed = false, children }: FileLinkProps) {
  const { failure, run } = useAction();
  const isConfirmed = useRef(!confirmed);
  /** Asks first, since a download that is refused would be a file with the refusal in it. */
  const download = async (link: HTMLAnchorElement) => {
    isConfirmed.current = await run(() => whenConfirmed(requirePresence));
    if (isConfirmed.current) link.click();
    isConfirmed.current = false;
  };
  return (
    <li className="list-none">
      <a
        href={path.replace(':wineryId', wineryId)}
        download
        className="inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4"
        onClick={(event) => {
          if (isConfirmed.current) return;
          event.preventDefault();
          void download(event.currentTarget);
        }}
      >
        {children}
      </a>
      {says && <span className="text-muted">{`: ${says}`}</span>}
      <ErrorLine error={failure} />
    </li>
  );
}
