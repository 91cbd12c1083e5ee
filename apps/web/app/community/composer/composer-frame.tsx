import { Calculator, CaseSensitive, Plus, SendHorizontal, Smile } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { composerId } from '../focus-composer.ts';

export function ComposerFrame({ children }: { children: ReactNode }) {
  return (
    <div className="@container rounded-xs border border-edge bg-sheet focus-within:border-wine focus-within:outline-1 focus-within:outline-wine has-[textarea:disabled]:border-line has-[textarea:disabled]:bg-transparent">
      {children}
    </div>
  );
}

export const messageFieldClass =
  'field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-1.5 py-2.5 leading-normal outline-none placeholder-shown:truncate placeholder:truncate placeholder:text-muted disabled:cursor-not-allowed @max-md:not-placeholder-shown:order-first @max-md:not-placeholder-shown:basis-full';

/** In a narrow composer a text has the whole width, and the buttons a row below it. */
export const composerRowClass =
  'flex items-end p-1.5 @max-md:has-[textarea:not(:placeholder-shown)]:flex-wrap';

const tools = { add: Plus, format: CaseSensitive, calculator: Calculator, emoji: Smile };

interface ToolButtonProps extends ComponentProps<'button'> {
  tool: keyof typeof tools;
  label: string;
}

export function ToolButton({ tool, label, ...rest }: ToolButtonProps) {
  return <IconButton label={label} tip={label} icon={tools[tool]} {...rest} />;
}

export function SendButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <IconButton
      type="submit"
      label="Send message"
      icon={SendHorizontal}
      look="primary"
      disabled={disabled}
      className="ml-1 @max-md:ml-auto"
    />
  );
}

export const threadComposerPlaceClass = 'relative';
export const composerPlaceClass = 'relative mx-auto w-full max-w-[60rem] px-4 pb-5 sm:px-8';

export function ClosedComposer({ placeholder }: { placeholder: string }) {
  return (
    <div className={composerPlaceClass}>
      <ComposerFrame>
        <div className={composerRowClass}>
          <ToolButton tool="add" label="Add" disabled />
          <textarea
            id={composerId}
            rows={1}
            aria-label="Message"
            placeholder={placeholder}
            disabled
            className={messageFieldClass}
          />
          <ToolButton tool="emoji" label="Emoji" disabled />
          <SendButton disabled />
        </div>
      </ComposerFrame>
    </div>
  );
}
