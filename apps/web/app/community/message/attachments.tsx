import { attachmentPath } from '@orbit-vine/contract/attachments.ts';
import type { Attachment } from '@orbit-vine/contract/messages.ts';
import { FileText } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { formatBytes } from '../../platform/format-bytes.ts';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { useTabIndex } from './row-stop.ts';

const Viewer = later(() => import('./picture-viewer.tsx').then((module) => module.PictureViewer));

export function Attachments({ files }: { files: readonly Attachment[] }) {
  const [viewed, setViewed] = useState<Attachment>();
  const tabIndex = useTabIndex();
  const pictures = files.filter(isPicture);
  const view = (event: MouseEvent, picture: Attachment) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setViewed(picture);
  };
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label="Files" className="mt-1.5 flex flex-wrap items-start gap-2">
        {files.map((file) => (
          <li key={file.id} className="max-w-full min-w-0">
            {isPicture(file) ? (
              <a
                href={attachmentPath(file.id)}
                target="_blank"
                rel="noopener"
                tabIndex={tabIndex}
                aria-haspopup="dialog"
                onClick={(event) => view(event, file)}
                className="block max-w-full rounded-xs focus-visible:outline-2 focus-visible:outline-wine"
              >
                <Picture file={file} among={pictures.length} />
              </a>
            ) : (
              <FileLink file={file} />
            )}
          </li>
        ))}
      </ul>
      {viewed && (
        <Viewer pictures={pictures} shown={viewed} onShow={setViewed} onDone={() => setViewed(undefined)} />
      )}
    </>
  );
}

type PictureFile = Attachment & { width: number; height: number };
const isPicture = (file: Attachment): file is PictureFile =>
  file.width !== undefined && file.height !== undefined;

const alone = { width: 400, height: 300 };
const oneOfSeveral = { width: 240, height: 180 };

function Picture({ file, among }: { file: PictureFile; among: number }) {
  const most = among > 1 ? oneOfSeveral : alone;
  const scale = Math.min(1, most.width / file.width, most.height / file.height);
  const [missing, setMissing] = useState(false);
  return (
    <img
      // Without a `src` the browser shows the name in a frame instead of its broken-picture sign.
      src={missing ? undefined : attachmentPath(file.id)}
      alt={file.name}
      onError={() => {
        setMissing(true);
        window.addEventListener('online', () => setMissing(false), { once: true });
      }}
      width={Math.max(1, Math.round(file.width * scale))}
      height={Math.max(1, Math.round(file.height * scale))}
      loading="lazy"
      decoding="async"
      className="h-auto max-w-full rounded-xs border border-line bg-ink/4"
    />
  );
}

function FileLink({ file }: { file: Attachment }) {
  const tabIndex = useTabIndex();
  return (
    <a
      href={attachmentPath(file.id)}
      tabIndex={tabIndex}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 max-w-full items-center gap-2 rounded-xs border border-edge px-3 py-1.5 text-sm hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Icon drawing={FileText} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 truncate font-semibold">{file.name}</span>
      <span className="shrink-0 text-muted">{formatBytes(file.bytes)}</span>
    </a>
  );
}
