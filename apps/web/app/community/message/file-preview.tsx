import { attachmentPath } from '@orbit-vine/contract/attachments.ts';
import type { Attachment } from '@orbit-vine/contract/messages.ts';
import { FileText } from 'lucide';
import { Icon } from '../../ui/icon.tsx';

export function FilePreview({ file }: { file: Attachment }) {
  if (!file.width)
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-xs border border-line">
        <Icon drawing={FileText} className="size-5 text-muted" />
      </span>
    );
  return (
    <img
      src={attachmentPath(file.id)}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      className="size-11 shrink-0 rounded-xs bg-line object-cover"
    />
  );
}
