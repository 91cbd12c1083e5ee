import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { channelHref } from '../../links.ts';
import { channelsQuery } from '../../queries/channels.ts';
import { CompletionList, type CompletionProps } from './completion-list.tsx';

export function ChannelCompletion(props: CompletionProps) {
  const { searchText } = props;
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const candidates = useMemo(() => {
    const begins = (word: string) => word.startsWith(searchText.toLowerCase());
    return channels
      .filter(({ name }) => name.toLowerCase().split(' ').some(begins))
      .map(({ id, name }) => ({
        key: id,
        name,
        text: `[#${name}](${new URL(channelHref(id), location.origin).href})`,
        picture: (
          <span aria-hidden="true" className="w-7 text-center text-lg text-muted">
            #
          </span>
        ),
      }));
  }, [channels, searchText]);
  return (
    <CompletionList
      {...props}
      label="Channels to mention"
      counted={(count) => (count === 1 ? '1 channel' : `${count} channels`)}
      candidates={candidates}
    />
  );
}
