import { limits } from '@orbit-vine/contract/limits.ts';
import type { Me } from '@orbit-vine/contract/members.ts';
import { deleteStaffNote, type StaffNote } from '@orbit-vine/contract/staff-notes.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Moment, useAdminAction } from '../admin/admin-parts.tsx';

interface StaffNotesProps {
  notes: readonly StaffNote[];
  messageId?: string;
  me: Me;
  onWrite: (text: string) => Promise<unknown>;
}

export function StaffNotes({ notes, messageId, me, onWrite }: StaffNotesProps) {
  const [writing, setWriting] = useState(notes.length === 0);
  const after = useRef<HTMLDivElement>(null);
  const goOn = () => after.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  return (
    <div className="pb-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {notes.map((note) => (
          <li key={note.id} className="border-l-2 border-edge pl-4">
            <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <span>
                {note.author.name} · <Moment at={note.createdAt} />
                {placeWords(note, messageId)}
              </span>
              {note.author.id === me.id && <DeleteNote note={note} onDeleted={goOn} />}
            </p>
          </li>
        ))}
      </ul>
      <div ref={after}>
        {writing ? (
          <NoteForm
            focused={notes.length > 0}
            onWrite={onWrite}
            onWritten={() => {
              flushSync(() => setWriting(false));
              goOn();
            }}
          />
        ) : (
          <Button onClick={() => setWriting(true)} className="mt-3">
            Add a note
          </Button>
        )}
      </div>
    </div>
  );
}

interface NoteFormProps extends Pick<StaffNotesProps, 'onWrite'> {
  focused: boolean;
  onWritten: () => void;
}

function NoteForm({ focused, onWrite, onWritten }: NoteFormProps) {
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  // The initial value: notes that others add later take no focus.
  const [focusOnMount] = useState(focused);
  const add = useAdminAction('Noted');
  useEffect(() => {
    if (focusOnMount) field.current?.focus();
  }, [focusOnMount]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const found = text.trim() ? undefined : 'Write the note first.';
    setFault(found);
    if (!found && (await add.run(() => onWrite(text)))) onWritten();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        ref={field}
        label="A note for other moderators (members never see it)"
        rows={2}
        maxLength={limits.staffNote}
      />
      <ErrorLine error={fault} className="mt-3" />
      <Button type="submit" pending={add.pending} className="mt-3">
        Save the note
      </Button>
    </form>
  );
}

function placeWords(note: StaffNote, messageId: string | undefined): string {
  if (note.messageId === messageId) return '';
  if (note.messageId === undefined) return ' · about the member';
  return messageId === undefined ? ' · on a report' : ' · on another report';
}

function DeleteNote({ note: { id, text }, onDeleted }: { note: StaffNote; onDeleted: () => void }) {
  const remove = useAdminAction('Note deleted');
  const deleteIt = async () => {
    if (await remove.run(() => call(deleteStaffNote, { params: { noteId: id } }))) onDeleted();
  };
  return (
    <Button
      look="link"
      aria-label={`Delete the note “${text.slice(0, 40)}”`}
      pending={remove.pending}
      onClick={() => void deleteIt()}
    >
      Delete
    </Button>
  );
}
