import type { Hit } from '@orbit-vine/contract/search.ts';
import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { PanelLink } from '../message/panel-link.tsx';
import { PartsLine } from '../message/parts-line.tsx';
import { useChannelName } from '../queries/use-channel-name.ts';

interface FoundMessageProps {
  id: string;
  hit: Hit;
  onOpen: () => void;
}

export function FoundMessage({ id, hit: { message, excerpt }, onOpen }: FoundMessageProps) {
  const { author, channelId, createdAt, attachments } = message;
  const channel = useChannelName(channelId);
  return (
    <PanelLink
      id={id}
      message={message}
      onOpen={onOpen}
      className="-mx-3 flex gap-3 rounded-xs p-3 hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Avatar name={author.name} src={author.avatar} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold wrap-anywhere">{author.name}</span>
          <span className="text-sm text-muted">
            in {channel} · <TimeAgo at={createdAt} />
          </span>
        </p>
        <p className="mt-0.5 line-clamp-6 leading-snug wrap-anywhere">
          {excerpt.length > 0
            ? piecesOf(excerpt).map((text, at) =>
                at % 2 === 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one excerpt never change.
                  <mark key={at} className="rounded-xs bg-gold/30 px-0.5 text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )
            : attachments.map(({ name }) => name).join(', ')}
        </p>
        <PartsLine message={message} />
      </div>
    </PanelLink>
  );
}

/** Marks the matches while Markdown is removed, since its marks may span a match. */
const edge = '\uE000';

/** Text and matches by turns, starting with text. */
function piecesOf(excerpt: Hit['excerpt']): string[] {
  const text = excerpt.map((piece) => (piece.match ? edge + piece.text + edge : piece.text)).join('');
  return stripMarkdown(text).split(edge);
}
