import type { Quote } from '@orbit-vine/contract/messages.ts';
import { CornerUpRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { stripMarkdown } from '../message/strip-markdown.ts';

/** Over the text: what it answers. */
export function ReplyBar({ quote, onCancel }: { quote: Quote; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-2 border-b border-line pl-4 text-sm">
      <Icon drawing={CornerUpRight} className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 truncate text-muted">
        Reply to <span className="font-semibold text-ink">{quote.author.name}</span>
        <span className="ml-2">{stripMarkdown(quote.excerpt) || 'Files'}</span>
      </p>
      <IconButton label="Cancel reply" tip="Cancel reply" icon="close" onClick={onCancel} />
    </div>
  );
}
