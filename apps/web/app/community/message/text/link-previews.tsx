import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { community } from '../../../platform/site.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { useChannelName } from '../../queries/use-channel-name.ts';
import { useLinkedMessage } from './linked-message.ts';
import { messageAt } from './own-addresses.ts';
import { OwnLink } from './own-link.tsx';
import type { PageCard, PageCards } from './page-card.ts';
import { previewClass } from './preview-places.tsx';

export function LinkPreviews({ urls }: { urls: readonly URL[] }) {
  return (
    <ul aria-label="Linked pages">
      {urls.map((url) => (
        <li key={url.href} className={previewClass}>
          <Preview url={url} />
        </li>
      ))}
    </ul>
  );
}

function Preview({ url }: { url: URL }) {
  const message = messageAt(url);
  return message ? <MessagePreview url={url} {...message} /> : <PagePreview url={url} />;
}

function PagePreview({ url }: { url: URL }) {
  const { data: cards, error } = useQuery({
    queryKey: ['page-cards'],
    queryFn: fetchCards,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });
  const card = cards && cardOf(cards, url);
  if (card)
    return (
      <Lines about={card.kind} below={card.description}>
        <OwnLink url={url} pasted={false}>
          {card.title}
        </OwnLink>
      </Lines>
    );
  if (!cards) return <Lines about="Link" below={error && 'The preview couldn’t be loaded.'} />;
  return <Lines about="Link" below="There is no page at this address." />;
}

async function fetchCards(): Promise<PageCards> {
  const response = await fetch('/page-cards.json');
  if (!response.ok) throw new Error(`The pages' cards answer ${response.status}.`);
  return response.json();
}

function cardOf(cards: PageCards, { pathname, searchParams, hash }: URL): PageCard | undefined {
  const within = pathname.startsWith(`${community.path}/tools/`) ? community.path.length : 0;
  const address = pathname.slice(within).replace(/(?<=.)\/$/, '');
  const onMap = searchParams.get('region') ?? searchParams.get('area');
  const found =
    (onMap && Object.keys(cards).find((each) => each.endsWith(`#${onMap}`))) ||
    [address + hash, address].find((each) => Object.hasOwn(cards, each));
  return found ? cards[found] : undefined;
}

interface MessagePreviewProps {
  url: URL;
  channelId: string;
  messageId: string;
}

function MessagePreview({ url, channelId, messageId }: MessagePreviewProps) {
  const channel = useChannelName(channelId);
  const message = useLinkedMessage(channelId, messageId);
  if (message === undefined) return <Lines about="Message" />;
  if (message === null) return <Lines about="Message" below="This message is gone, or you can’t read it." />;
  const { author, content, attachments, createdAt } = message;
  const [line] = stripMarkdown(content).split('\n');
  return (
    <Lines
      about={
        <>
          Message in {channel} · <TimeAgo at={createdAt} />
        </>
      }
      below={line || attachments.map(({ name }) => name).join(', ')}
    >
      <OwnLink url={url} pasted={false}>
        {author.name}
      </OwnLink>
    </Lines>
  );
}

interface LinesProps {
  about: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

function Lines({ about, below, children }: LinesProps) {
  return (
    <>
      <p className="truncate text-[0.8125rem] leading-5 text-muted">{about}</p>
      {children && <p className="truncate pb-1 font-semibold">{children}</p>}
      <p dir="auto" className="truncate text-sm">
        {below}
      </p>
    </>
  );
}
