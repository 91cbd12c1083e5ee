interface FileLinkProps {
  path: string;
  wineryId: string;
  /** What is in it. */
  says?: string;
  children: string;
}

/** A file that the server makes when it is asked for. */
export function FileLink({ path, wineryId, says, children }: FileLinkProps) {
  return (
    <li className="list-none">
      <a
        href={path.replace(':wineryId', wineryId)}
        download
        className="inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4"
      >
        {children}
      </a>
      {says && <span className="text-muted">{`: ${says}`}</span>}
    </li>
  );
}
