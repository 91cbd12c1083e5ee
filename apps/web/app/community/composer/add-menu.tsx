import { marketChannelId } from '@orbit-vine/contract/channels.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useRef } from 'react';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { channelsQuery, useOpen } from '../queries/channels.ts';

export type FormName = 'poll' | 'listing';

interface AddMenuProps {
  channelId: string;
  button: RefObject<HTMLElement | null>;
  onFiles: () => void;
  onForm: (form: FormName) => void;
  onFormat?: () => void;
  onClose: () => void;
}

export function AddMenu({ channelId, button, onFiles, onForm, onFormat, onClose }: AddMenuProps) {
  const first = useRef(0);
  const market = useMarketElsewhere(channelId);
  return (
    <Menu id={useId()} button={button.current} side="above" align="start" first={first} onClose={onClose}>
      <MenuItem label="Attach files" onChoose={onFiles} />
      <MenuItem label="Poll" onChoose={() => onForm('poll')} />
      <MenuItem
        label="For sale or wanted"
        {...(market && { unavailable: `in ${market}` })}
        onChoose={() => onForm('listing')}
      />
      {onFormat && matchMedia('(width < 40rem)').matches && (
        <MenuItem label="Formatting" onChoose={onFormat} />
      )}
    </Menu>
  );
}

/** The name of the channel to sell in, if it is another one. Members of private channels make their own rules. */
function useMarketElsewhere(channelId: string): string | undefined {
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const market = channels.find(({ id, archived }) => id === marketChannelId && !archived);
  return useOpen(channelId) && channelId !== marketChannelId ? market?.name : undefined;
}
