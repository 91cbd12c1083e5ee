import { Icon } from '../ui/icon.tsx';

/** A line of text with a button that copies it; the enhancement does the copying. */
export function CopyLine({ label, text, copied }: { label: string; text: string; copied: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
      <p>
        <span className="label block">{label}</span>
        <span className="select-all">{text}</span>
      </p>
      <button type="button" className="button quiet min-h-11!" data-copy={text} data-copied={copied}>
        <Icon name="copy" />
        Copy<span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
