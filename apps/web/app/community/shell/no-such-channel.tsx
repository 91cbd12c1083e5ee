import { Link } from 'react-router';
import { community } from '../../platform/site.ts';

export function NoSuchChannel() {
  return (
    <>
      <h1 className="text-2xl">There is no such channel</h1>
      <p className="mt-2 text-muted">The link may be incomplete. Choose a channel from the list.</p>
      <Link
        to={community.path}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4"
      >
        Go to the newest messages
      </Link>
    </>
  );
}
