import type { Message } from '@orbit-vine/contract/messages.ts';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { channelHref } from '../links.ts';
import { useChannelName } from '../queries/use-channel-name.ts';
import { useTabIndex } from './row-stop.ts';

export function MovedLine({ moved: { id, channelId } }: { moved: NonNullable<Message['moved']> }) {
  const name = useChannelName(channelId);
  const tabIndex = useTabIndex();
  return (
    <p className="text-muted italic">
      Moved by a moderator to{' '}
      <TextRouteLink
        to={channelHref(channelId, id)}
        tabIndex={tabIndex}
        look="compact"
        className="not-italic"
      >
        {name}
      </TextRouteLink>
    </p>
  );
}
