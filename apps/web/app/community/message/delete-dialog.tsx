import type { Message } from '@orbit-vine/contract/messages.ts';
import { useState } from 'react';
import { ProblemError } from '../../api.ts';
import { Modal } from '../../ui/modal.tsx';
import { useMemberTools } from '../member-context.ts';
import { SmallButton } from '../small-button.tsx';

const sheet = 'm-auto w-full max-w-md rounded-xs shadow-2xl shadow-ink/30 max-sm:mb-0 max-sm:max-w-none';

export function DeleteDialog({ message, onDone }: { message: Message; onDone: (deleted?: boolean) => void }) {
  const { actions } = useMemberTools();
  const [state, setState] = useState<{ pending?: boolean; fault?: string }>({});
  const remove = async () => {
    setState({ pending: true });
    try {
      await actions.remove(message.id);
      onDone(true);
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      setState({ fault: reason.title });
    }
  };
  return (
    <Modal title="Delete this message?" onDismiss={() => onDone()} className={sheet}>
      <p className="mt-3 line-clamp-4 border-l-2 border-edge pl-3 text-muted wrap-anywhere">
        {message.content || 'Files without text'}
      </p>
      <p className="mt-3">It disappears for everybody, and cannot be brought back.</p>
      {state.fault && (
        <p role="alert" className="mt-3 text-wine">
          {state.fault}
        </p>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <SmallButton label="Keep" onClick={() => onDone()} />
        <button
          type="button"
          data-initial-focus
          disabled={state.pending}
          onClick={() => void remove()}
          className="h-9 rounded-xs bg-wine px-4 text-sm font-semibold text-on-wine outline-offset-2 pointer-coarse:h-11 hover:opacity-90 focus-visible:outline-2 focus-visible:outline-wine disabled:opacity-60"
        >
          {state.pending ? 'Deleting…' : 'Delete'}
        </button>
      </div>
    </Modal>
  );
}
