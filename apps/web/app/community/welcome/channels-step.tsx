import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Choice } from '../../account/choice.tsx';
import { Button } from '../../ui/button.tsx';
import { channelsQuery } from '../queries/channels.ts';
import { chooseForChannel } from '../sync/unread.ts';
import type { StepProps } from './step-props.ts';

export function ChannelsStep({ pending, onDone }: StepProps) {
  const queryClient = useQueryClient();
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  return (
    <>
      <p>You can read and write in all of these. Star the ones that you want at the top of the list.</p>
      <ul className="grid gap-3">
        {channels
          .filter(({ archived, kind }) => !archived && !kind)
          .map((channel) => (
            <li key={channel.id}>
              <Choice
                label={channel.name}
                hint={channel.description}
                checked={channel.starred === true}
                pending={false}
                onChange={(starred) => void chooseForChannel(queryClient, channel, { starred })}
              />
            </li>
          ))}
      </ul>
      <Button look="primary" size="large" pending={pending} onClick={() => onDone()}>
        Finish
      </Button>
    </>
  );
}
