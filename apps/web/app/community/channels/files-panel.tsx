import { attachmentPath } from '@orbit-vine/contract/attachments.ts';
import { listFiles } from '@orbit-vine/contract/channel-files.ts';
import type { Attachment, Message } from '@orbit-vine/contract/messages.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { formatBytes } from '../../platform/format-bytes.ts';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { Retry } from '../../ui/retry.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { FilePreview } from '../message/file-preview.tsx';
import { PanelLink } from '../message/panel-link.tsx';
import { PictureViewer } from '../message/picture-viewer.tsx';

const filesQuery = (channelId: string) =>
  infiniteQueryOptions({
    queryKey: ['files', channelId],
    queryFn: ({ signal, pageParam }) => call(listFiles, { params: { channelId }, query: pageParam, signal }),
    initialPageParam: {} as { before?: number },
    getNextPageParam: ({ messages, more }) => (more ? { before: messages.at(-1)?.seq ?? 0 } : undefined),
    staleTime: 0,
  });

export function FilesPanel({ channelId }: { channelId: string }) {
  const query = useInfiniteQuery(filesQuery(channelId));
  const { data, error, refetch, fetchNextPage } = query;
  const [viewed, setViewed] = useState<Attachment>();
  if (error && !data) return <Retry message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const messages = data.pages.flatMap((page) => page.messages);
  const pictures = messages.flatMap(({ attachments }) => attachments.filter(({ width }) => width));
  if (messages.length === 0)
    return <p className="text-muted">No files yet. Files attached to messages are listed here.</p>;
  return (
    <>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {messages.map((message) =>
          message.attachments.map((file) => (
            <FileItem key={file.id} file={file} message={message} onView={setViewed} />
          )),
        )}
      </ol>
      {error && <Retry message={error.message} onRetry={() => void fetchNextPage()} />}
      {!error && <ShowMore query={query} />}
      {viewed && (
        <PictureViewer
          pictures={pictures}
          shown={viewed}
          onShow={setViewed}
          onDone={() => setViewed(undefined)}
        />
      )}
    </>
  );
}

interface FileItemProps {
  file: Attachment;
  message: Message;
  onView: (picture: Attachment) => void;
}

function FileItem({ file, message, onView }: FileItemProps) {
  const view = (event: MouseEvent) => {
    if (!file.width || opensElsewhere(event)) return;
    event.preventDefault();
    onView(file);
  };
  return (
    <li className="flex items-start gap-3 border-b border-line pb-3 last:border-0">
      <FilePreview file={file} />
      <div className="min-w-0 flex-1">
        <a
          href={attachmentPath(file.id)}
          target="_blank"
          rel="noopener"
          aria-haspopup={file.width ? 'dialog' : undefined}
          onClick={view}
          className="block truncate font-semibold underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-wine"
        >
          {file.name}
        </a>
        <p className="text-sm text-muted">
          {message.author.name} · <TimeAgo at={message.createdAt} /> · {formatBytes(file.bytes)}
        </p>
        <PanelLink message={message} look="compact">
          Go to message<span className="sr-only"> with {file.name}</span>
        </PanelLink>
      </div>
    </li>
  );
}
