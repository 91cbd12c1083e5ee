import { attachmentPath } from '@orbit-vine/contract/attachments.ts';
import { FileText } from 'lucide';
import { formatBytes } from '../../../platform/format-bytes.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { focusComposer } from '../../focus-composer.ts';
import type { DraftFile } from '../../sync/drafts.ts';
import { useMemberTools } from '../../sync/member-context.ts';
import { removeFile, retryFile } from './attaching.ts';

interface AttachedFilesProps {
  draftId: string;
  fieldId: string;
  files: readonly DraftFile[];
}

export function AttachedFiles({ draftId, fieldId, files }: AttachedFilesProps) {
  const { drafts } = useMemberTools();
  return (
    <ul
      aria-label="Attached files"
      className="grid max-h-[40dvh] gap-1.5 overflow-y-auto border-b border-line p-2 sm:grid-cols-2"
    >
      {files.map((file, at) => (
        <li
          key={file.key}
          className="flex min-w-0 items-center gap-2 rounded-xs border border-line bg-paper pl-2 text-sm"
        >
          <Preview file={file} />
          <div className="min-w-0 flex-1 py-1.5">
            <p className="truncate">{file.name}</p>
            <Progress file={file} announced={files.slice(0, at).some((other) => isSameFault(other, file))} />
          </div>
          {file.state === 'failed' && file.again && (
            <Button aria-label={`Retry ${file.name}`} onClick={() => retryFile(file.key)}>
              Retry
            </Button>
          )}
          <IconButton
            label={`${file.state === 'uploading' ? 'Cancel' : 'Remove'} ${file.name}`}
            icon="close"
            onClick={() => {
              removeFile(drafts, draftId, file.key);
              focusComposer(fieldId);
            }}
          />
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
  return <Icon drawing={FileText} className="size-5 shrink-0 text-muted" />;
}

const isSameFault = (other: DraftFile, file: DraftFile) =>
  other.state === 'failed' && file.state === 'failed' && other.reason === file.reason;

/** The same fault of several files is announced once. */
function Progress({ file, announced }: { file: DraftFile; announced: boolean }) {
  if (file.state === 'failed')
    return (
      <p role={announced ? undefined : 'alert'} className="text-wine">
        {file.reason}
      </p>
    );
  if (file.state === 'ready') return <p className="text-muted">{formatBytes(file.file.bytes)}</p>;
  return (
    <progress
      aria-label={`Uploading ${file.name}`}
      max={1}
      value={file.sent}
      className="block h-1.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-vine [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-vine"
    />
  );
}
