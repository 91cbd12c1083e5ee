import { limits } from '@orbit-vine/contract/limits.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ProblemError } from '../../api.ts';
import { focusComposer } from '../composer/field.ts';
import { useMemberTools } from '../member-context.ts';
import { SmallButton } from '../small-button.tsx';

/** The message's text as a field, in the place of the message. */
export function EditForm({ message }: { message: Message }) {
  const { actions } = useMemberTools();
  const [text, setText] = useState(message.content);
  const [state, setState] = useState<{ pending?: boolean; fault?: string }>({});
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const left = limits.messageLength - text.length;
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
    element?.scrollIntoView({ block: 'nearest' });
  }, []);
  const close = () => {
    actions.editing.set(undefined);
    focusComposer();
  };
  const save = async () => {
    if (state.pending || left < 0) return;
    const content = text.trim();
    if (content === message.content) return close();
    if (content === '') return setState({ fault: 'A message cannot be empty. Delete it instead.' });
    setState({ pending: true });
    try {
      await actions.edit(message.id, content);
      close();
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      setState({ fault: reason.title });
    }
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  return (
    <form
      className="mt-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={field}
        rows={2}
        aria-label="Edit message"
        aria-describedby={hintId}
        aria-invalid={left < 0 || undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={pressed}
        className="field-sizing-content max-h-64 min-h-11 w-full resize-none rounded-xs border border-edge bg-sheet px-3 py-2 leading-normal focus-visible:outline-2 focus-visible:outline-wine"
      />
      <p id={hintId} className="mt-1 text-sm text-muted">
        {left < 0 ? `${-left} characters too many` : 'Enter saves, Escape leaves it as it was.'}
      </p>
      {state.fault && (
        <p role="alert" className="mt-1 text-sm text-wine">
          {state.fault}
        </p>
      )}
      <p className="mt-2 flex gap-2">
        <SmallButton label={state.pending ? 'Saving…' : 'Save'} onClick={() => void save()} />
        <SmallButton label="Cancel" onClick={close} />
      </p>
    </form>
  );
}
