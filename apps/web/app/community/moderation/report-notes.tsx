import type { Me } from '@orbit-vine/contract/members.ts';
import { addReportNote, type StaffNote } from '@orbit-vine/contract/staff-notes.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { StaffNotes } from './staff-notes.tsx';

interface ReportNotesProps {
  messageId: string;
  notes: readonly StaffNote[] | undefined;
  me: Me;
}

export function ReportNotes({ messageId, notes = [], me }: ReportNotesProps) {
  const [open, setOpen] = useState(notes.length > 0);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {notes.length > 0 ? `Notes (${notes.length})` : 'Notes'}
      </summary>
      {open && (
        <StaffNotes
          notes={notes}
          messageId={messageId}
          me={me}
          onWrite={(text) => call(addReportNote, { params: { messageId }, body: { text } })}
        />
      )}
    </details>
  );
}
