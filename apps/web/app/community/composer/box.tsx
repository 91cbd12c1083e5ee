import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Smile from 'lucide-react/icons/smile';
import type { ComponentProps, ReactNode } from 'react';
import { composerId } from './field.ts';

/** What surrounds everything that is being written. */
export function Box({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-xs border border-edge bg-sheet focus-within:border-wine focus-within:outline-1 focus-within:outline-wine has-[textarea:disabled]:border-line has-[textarea:disabled]:bg-transparent">
      {children}
    </div>
  );
}

export const fieldClass =
  'field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-1.5 py-2.5 leading-normal outline-none placeholder:text-muted disabled:cursor-not-allowed';

const tools = { attach: Paperclip, emoji: Smile };

interface ToolButtonProps extends ComponentProps<'button'> {
  tool: keyof typeof tools;
  label: string;
}

export function ToolButton({ tool, label, ...rest }: ToolButtonProps) {
  const Icon = tools[tool];
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      {...rest}
      className="grid size-11 shrink-0 place-items-center rounded-xs text-muted -outline-offset-2 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine disabled:opacity-50"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

export function SendButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <button
      type="submit"
      aria-label="Send message"
      disabled={disabled}
      className="ml-1 grid size-11 shrink-0 place-items-center rounded-xs bg-wine text-on-wine outline-offset-2 transition-opacity hover:opacity-90 focus-visible:outline-2 focus-visible:outline-wine disabled:bg-line disabled:text-muted"
    >
      <SendHorizontal aria-hidden="true" className="size-5" />
    </button>
  );
}

export const aroundClass = 'relative mx-auto w-full max-w-3xl px-4 pb-3 sm:px-8 sm:pb-6';

/** Where nothing can be written, or not yet; the placeholder says why. */
export function ClosedComposer({ placeholder }: { placeholder: string }) {
  return (
    <div className={aroundClass}>
      <Box>
        <div className="flex items-end p-1.5">
          <ToolButton tool="attach" label="Attach files" disabled />
          <textarea
            id={composerId}
            rows={1}
            aria-label="Message"
            placeholder={placeholder}
            disabled
            className={fieldClass}
          />
          <ToolButton tool="emoji" label="Emoji" disabled />
          <SendButton disabled />
        </div>
      </Box>
    </div>
  );
}
