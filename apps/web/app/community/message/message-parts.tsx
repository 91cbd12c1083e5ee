import type { Message } from '@orbit-vine/contract/messages.ts';
import { later } from '../../ui/later.tsx';
import { ListingPlace } from './listing-facts.tsx';
import { PollPlace } from './poll-place.tsx';

const Poll = later(() => import('./poll.tsx').then((module) => module.Poll), {
  waiting: PollPlace,
  missing: PollPlace,
});
const Listing = later(() => import('./listing.tsx').then((module) => module.Listing), {
  waiting: ListingPlace,
  missing: ListingPlace,
});

/** The card of a poll or a listing. */
export function MessageParts({ message, closed }: { message: Message; closed: boolean }) {
  return (
    <>
      {message.poll && <Poll message={message} closed={closed} />}
      {message.listing && <Listing message={message} listing={message.listing} />}
    </>
  );
}
