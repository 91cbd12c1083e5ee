import { useChannelName } from '../queries/use-channel-name.ts';

export function MovedMark({ from }: { from: string }) {
  const name = useChannelName(from);
  return <span className="text-[0.8125rem] text-muted">{`moved from ${name}`}</span>;
}
