import { limits } from '@orbit-vine/contract/limits.ts';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { showToast } from '../ui/toast.tsx';

/** The counter appears for the last of the characters. */
const counterFrom = limits.messageLength - 400;

export const composerId = 'composer';

interface ComposerProps {
  placeholder: string;
  disabled: boolean;
  /** What was written here before, and who keeps what is written now. */
  draft?: string;
  onDraft?: (text: string) => void;
  onSend: (content: string) => void;
}

export function Composer({ placeholder, disabled, draft = '', onDraft, onSend }: ComposerProps) {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const left = limits.messageLength - text.length;
  const counted = text.length >= counterFrom;
  useGrowing(field, text);
  useFirstFocus(field, disabled);

  const write = (value: string) => {
    setText(value);
    onDraft?.(value);
  };
  const send = () => {
    if (disabled || left < 0) return;
    if (text.trim() === '') {
      showToast({
        title: 'Empty message',
        description: 'Please enter a message before sending.',
        destructive: true,
      });
    } else {
      onSend(text.trim());
      write('');
    }
    field.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    // While an input method composes, Enter takes its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="mx-auto w-full max-w-3xl px-4 pb-3 sm:px-8 sm:pb-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2 rounded-xs border border-edge bg-sheet p-1.5 focus-within:border-wine focus-within:outline-1 focus-within:outline-wine has-disabled:border-line has-disabled:bg-transparent">
        <textarea
          ref={field}
          id={composerId}
          rows={1}
          aria-label="Message"
          aria-describedby={counted ? counterId : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={placeholder}
          disabled={disabled}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={pressed}
          className="field-sizing-content max-h-32 min-h-11 flex-1 resize-none bg-transparent px-3 py-2.5 leading-normal outline-none placeholder:text-muted disabled:cursor-not-allowed"
        />
        <button
          type="submit"
          aria-label="Send message"
          disabled={disabled}
          className="grid size-11 shrink-0 place-items-center rounded-xs bg-wine text-on-wine outline-offset-2 transition-opacity hover:opacity-90 focus-visible:outline-2 focus-visible:outline-wine disabled:bg-line disabled:text-muted"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
      {counted && (
        <p
          id={counterId}
          className={`mt-1.5 text-right text-sm tabular-nums ${left < 0 ? 'text-wine' : 'text-muted'}`}
        >
          {left < 0 ? `${-left} characters too many` : `${left} characters left`}
        </p>
      )}
    </form>
  );
}

/** Who comes in with a keyboard can write at once; on a touch screen it would open over the messages. */
function useFirstFocus(field: RefObject<HTMLTextAreaElement | null>, disabled: boolean): void {
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (!disabled && nowhere && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field, disabled]);
}

/** For browsers without `field-sizing`. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the height.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [field, text]);
}
