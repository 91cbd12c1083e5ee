import { attachmentPath } from '@orbit-vine/contract/attachments.ts';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useMemberTools } from '../member-context.ts';
import { SmallButton } from '../small-button.tsx';
import { removeFile, retryFile } from './attaching.ts';
import type { DraftFile } from './drafts.ts';
import { focusComposer } from './field.ts';
import { sizeLabel } from './sizes.ts';

/** The files of the next message: how far they are, and what can be done about them. */
export function AttachedFiles({ channelId, files }: { channelId: string; files: readonly DraftFile[] }) {
  const { drafts } = useMemberTools();
  return (
    <ul
      aria-label="Attached files"
      className="grid max-h-[40dvh] gap-1.5 overflow-y-auto border-b border-line p-2 sm:grid-cols-2"
    >
      {files.map((file) => (
        <li
          key={file.key}
          className="flex min-w-0 items-center gap-2 rounded-xs border border-line bg-paper pl-2 text-sm"
        >
          <Preview file={file} />
          <div className="min-w-0 flex-1 py-1.5">
            <p className="truncate">{file.name}</p>
            <Progress file={file} />
          </div>
          {file.state === 'failed' && file.again && (
            <SmallButton
              label="Retry"
              description={`Retry ${file.name}`}
              onClick={() => retryFile(file.key)}
            />
          )}
          <button
            type="button"
            aria-label={`${file.state === 'uploading' ? 'Cancel' : 'Remove'} ${file.name}`}
            onClick={() => {
              removeFile(drafts, channelId, file.key);
              focusComposer();
            }}
            className="grid size-11 shrink-0 place-items-center rounded-xs text-muted -outline-offset-2 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Preview({ file }: { file: DraftFile }) {
  if (file.state === 'ready' && file.file.width)
    return (
      <img
        src={attachmentPath(file.file.id)}
        alt=""
        width={36}
        height={36}
        className="size-9 shrink-0 rounded-xs bg-line object-cover"
      />
    );
  return <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />;
}

function Progress({ file }: { file: DraftFile }) {
  if (file.state === 'failed')
    return (
      <p role="alert" className="text-wine">
        {file.reason}
      </p>
    );
  if (file.state === 'ready') return <p className="text-muted">{sizeLabel(file.file.bytes)}</p>;
  return (
    <progress
      aria-label={`Uploading ${file.name}`}
      max={1}
      value={file.sent}
      className="h-1.5 w-full accent-vine"
    />
  );
}
