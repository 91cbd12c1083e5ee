import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface CopyLineProps {
  label: string;
  text: string;
  copied: string;
  note?: string;
}

/** The site script handles the button. */
export function CopyLine({ label, text, copied, note }: CopyLineProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-4 border-line border-b py-3">
      <p>
        <span className="label block">{label}</span>
        <span className="select-all" data-copied-text>
          {text}
        </span>
        {note && <span className="block text-muted text-sm">{note}</span>}
      </p>
      <Button size="sheet" className="min-h-11!" data-copy={text} data-copied={copied}>
        <Icon name="copy" />
        Copy<span className="sr-only"> {label.toLowerCase()}</span>
      </Button>
    </div>
  );
}
