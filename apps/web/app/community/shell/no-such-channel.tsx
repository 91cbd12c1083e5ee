import { community } from '../../platform/site.ts';
import { TextRouteLink } from '../../ui/text-link.tsx';

export function NoSuchChannel() {
  return (
    <>
      <h1 className="text-2xl">There is no such channel</h1>
      <p className="mt-2 text-muted">
        The link may be incomplete, or you’re no longer a member. Choose a channel from the list.
      </p>
      <TextRouteLink to={community.path} look="standalone" className="mt-4">
        Go to the newest messages
      </TextRouteLink>
    </>
  );
}
