import type { Quote } from '@orbit-vine/contract/messages.ts';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import X from 'lucide-react/icons/x';
import { withoutMarks } from '../message/without-marks.ts';

/** Over the text: what it answers. */
export function ReplyBar({ quote, onCancel }: { quote: Quote; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-2 border-b border-line pl-4 text-sm">
      <CornerUpRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 truncate text-muted">
        Reply to <span className="font-semibold text-ink">{quote.author.name}</span>
        <span className="ml-2">{withoutMarks(quote.excerpt) || 'Files'}</span>
      </p>
      <button
        type="button"
        aria-label="Cancel reply"
        data-tip="Cancel reply"
        onClick={onCancel}
        className="grid size-11 shrink-0 place-items-center rounded-xs text-muted -outline-offset-2 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
