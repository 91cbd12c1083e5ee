import { isBlank } from '@orbit-vine/contract/is-blank.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Attachment, Message } from '@orbit-vine/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { entersLines } from '../../ui/enters-lines.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { useAction } from '../../ui/use-action.ts';
import { useGrowing } from '../../ui/use-growing.ts';
import { focusComposer } from '../focus-composer.ts';
import { saveEdit } from '../sync/change-message.ts';
import { type Edit, editOf, keptEdits } from '../sync/edits.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { FilePreview } from './file-preview.tsx';
import { useKeptEdit } from './use-kept-edit.ts';

export function EditForm({ message }: { message: Message }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const edit = useEdit(message, useReturn(field));
  const { text, files, left, save, close } = edit;
  useGrowing(field, text);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    if (entersLines() && !event.ctrlKey && !event.metaKey) return;
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
        dir="auto"
        aria-label="Edit message"
        aria-describedby={hintId}
        aria-invalid={left < 0 || undefined}
        value={text}
        onChange={(event) => edit.change({ text: event.currentTarget.value })}
        onKeyDown={pressed}
        className="field-sizing-content max-h-64 min-h-11 w-full resize-none rounded-xs border border-edge bg-sheet px-3 py-2 leading-normal focus-visible:outline-2 focus-visible:outline-wine"
      />
      <KeptFiles
        files={files}
        onTakeOff={(file) => {
          edit.change({ files: files.filter((other) => other.id !== file.id) });
          field.current?.focus();
        }}
      />
      <p id={hintId} className="mt-1 text-sm text-muted">
        {hint(left)}
      </p>
      <ErrorLine error={edit.failure} className="mt-1" />
      {edit.isOutdated && <NewerText text={message.content} />}
      <p className="mt-2 flex gap-2">
        <Button onClick={() => void save()}>
          {edit.pending ? 'Saving…' : edit.isOutdated ? 'Replace with mine' : 'Save'}
        </Button>
        <Button onClick={close}>{edit.isOutdated ? 'Leave it as it is now' : 'Cancel'}</Button>
      </p>
    </form>
  );
}

function hint(left: number): string {
  if (left < 0) return `${-left} ${left === -1 ? 'character' : 'characters'} too many`;
  return entersLines() ? 'Enter adds a line.' : 'Enter saves; Escape leaves it as it was.';
}

function NewerText({ text }: { text: string }) {
  return (
    <div role="status" className="mt-2 border-s-2 border-wine ps-3 text-sm">
      <p className="font-semibold">This message has been edited elsewhere. It now says:</p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </div>
  );
}

function useEdit(message: Message, onClose: () => void) {
  const { actions, user } = useMemberTools();
  const queryClient = useQueryClient();
  const kept = keptEdits(user.id);
  const edit = useKeptEdit(message) ?? editOf(message);
  const { text, files, before } = edit;
  const isOutdated = before.editedAt !== message.editedAt && before.content !== message.content;
  const { pending, failure, setFailure, run } = useAction();
  const left = limits.messageLength - text.length;
  const close = () => {
    kept.remove(message.id);
    actions.endEdit();
    onClose();
  };
  const save = async () => {
    if (pending || left < 0) return;
    const content = text.trim();
    if (content === message.content && files.length === message.attachments.length) return close();
    if (isBlank(content) && files.length === 0)
      return setFailure('A message can’t be empty. Delete it instead.');
    // A second press on seeing the newer text replaces it. If only files or the listing changed, the text is still the same.
    const { editedAt } = message;
    if (await run(() => saveEdit(queryClient, message, { content, files, editedAt }))) close();
  };
  const change = (changed: Partial<Pick<Edit, 'text' | 'files'>>) => kept.put({ ...edit, ...changed });
  return { text, files, change, left, pending, failure, isOutdated, save, close };
}

/**
 * Puts the caret at the end, and ends the wait for the form. Returns a function that moves the focus back to the
 * message's row, or to the composer.
 */
function useReturn(field: RefObject<HTMLTextAreaElement | null>): () => void {
  const { actions } = useMemberTools();
  const from = useRef<Element>(null);
  useEffect(() => {
    const element = field.current;
    from.current = document.activeElement?.closest('li[data-seq]') ?? null;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
    element?.scrollIntoView({ block: 'nearest' });
    actions.awaitingForm.set(undefined);
  }, [actions, field]);
  return () => {
    if (from.current instanceof HTMLElement) from.current.focus();
    else focusComposer();
  };
}

interface KeptFilesProps {
  files: readonly Attachment[];
  onTakeOff: (file: Attachment) => void;
}

function KeptFiles({ files, onTakeOff }: KeptFilesProps) {
  return (
    <ul aria-label="Files" className="mt-1 grid gap-1.5 empty:hidden sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 items-center gap-2 text-sm">
          <FilePreview file={file} />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <IconButton label={`Remove ${file.name}`} icon="close" onClick={() => onTakeOff(file)} />
        </li>
      ))}
    </ul>
  );
}
