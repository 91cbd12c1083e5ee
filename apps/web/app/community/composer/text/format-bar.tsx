import { Bold, Code, Italic, Link, List, Table, TextQuote } from 'lucide';
import type { RefObject } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formatField } from './format-field.ts';

const formats = [
  { format: 'bold', label: 'Bold', icon: Bold },
  { format: 'italic', label: 'Italic', icon: Italic },
  { format: 'list', label: 'List', icon: List },
  { format: 'quote', label: 'Quote', icon: TextQuote },
  { format: 'code', label: 'Code', icon: Code },
  { format: 'link', label: 'Link', icon: Link },
  { format: 'table', label: 'Table', icon: Table },
] as const;

export function FormatBar({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div role="toolbar" aria-label="Formatting" className="flex border-b border-line px-1.5">
      {formats.map(({ format, label, icon }) => (
        <IconButton
          key={format}
          label={label}
          tip={label}
          icon={icon}
          size="small"
          // Keeps the text's selection, and a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => field.current && formatField(field.current, format)}
        />
      ))}
    </div>
  );
}
