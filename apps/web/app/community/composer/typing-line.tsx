import { useObservable } from '../../platform/observable.ts';
import { typingLine } from '../sync/live/typing.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Not announced, since a screen reader would never be silent. */
export function TypingLine({ channelId }: { channelId: string }) {
  const writers = useObservable(useMemberTools().live.typing.writers);
  const names = writers.filter((writer) => writer.channelId === channelId).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p
      data-typing
      className="pointer-events-none absolute bottom-full left-4 mb-0.5 max-w-[calc(100%-2rem)] truncate rounded-xs bg-paper px-2 pb-0.5 text-sm text-muted sm:left-8"
    >
      {typingLine(names)}
    </p>
  );
}
