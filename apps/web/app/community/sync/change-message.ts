import type { ListingChange } from '@orbit-vine/contract/listings.ts';
import {
  closeMessage,
  deleteMessage,
  editMessage,
  moveMessage,
  pinMessage,
  unpinMessage,
} from '@orbit-vine/contract/message-changes.ts';
import type { Attachment, Message } from '@orbit-vine/contract/messages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, ProblemError } from '../../platform/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { receiveMessage } from './log/channel-log.ts';
import { updateLog } from './log/channel-messages.ts';

const fold = (queryClient: QueryClient, message: Message) =>
  updateLog(queryClient, message.channelId, (log) => receiveMessage(log, message));

interface Edit {
  readonly content: string;
  readonly files: readonly Attachment[];
  /** Of the version that was edited. */
  readonly editedAt?: string | undefined;
}

/** Files not in `files` are removed; a message without files needs no list. Fails if the message was edited since. */
export async function saveEdit(
  queryClient: QueryClient,
  { id: messageId, attachments: before }: Message,
  { content, files, editedAt }: Edit,
): Promise<void> {
  const attachments = before[0] && files.map(({ id }) => id);
  const body = { content, attachments, editedAt: editedAt ?? null };
  fold(queryClient, await call(editMessage, { params: { messageId }, body }));
}

/** Its files stay. Fails if the message was edited since. */
export async function saveListing(
  queryClient: QueryClient,
  { id: messageId, editedAt }: Message,
  content: string,
  listing: ListingChange,
): Promise<void> {
  const body = { content, listing, editedAt: editedAt ?? null };
  fold(queryClient, await call(editMessage, { params: { messageId }, body }));
}

/** For other members' messages, `reason` is shown to the author. */
export async function removeMessage(
  queryClient: QueryClient,
  messageId: string,
  reason: string,
): Promise<void> {
  const query = reason ? { reason } : {};
  fold(queryClient, await call(deleteMessage, { params: { messageId }, query }));
}

export async function togglePin(queryClient: QueryClient, message: Message): Promise<void> {
  const pinned = message.pinned !== true;
  try {
    const changed = await call(pinned ? pinMessage : unpinMessage, { params: { messageId: message.id } });
    fold(queryClient, changed);
    void queryClient.invalidateQueries({ queryKey: ['pins', message.channelId] });
    showToast({ title: pinned ? 'Message pinned' : 'Message unpinned', confirmation: true });
  } catch (reason) {
    if (!(reason instanceof ProblemError)) throw reason;
    const title = pinned ? 'Couldn’t pin the message' : 'Couldn’t unpin the message';
    showToast({ title, description: reason.title, destructive: true });
  }
}

export async function moveTo(queryClient: QueryClient, messageId: string, channelId: string): Promise<void> {
  fold(queryClient, await call(moveMessage, { params: { messageId }, body: { channelId } }));
}

export async function setClosed(
  queryClient: QueryClient,
  { id: messageId }: Message,
  closed: boolean,
): Promise<void> {
  try {
    fold(queryClient, await call(closeMessage, { params: { messageId }, body: { closed } }));
  } catch (reason) {
    if (!(reason instanceof ProblemError)) throw reason;
    const title = closed ? 'Couldn’t close it' : 'Couldn’t open it again';
    showToast({ title, description: reason.title, destructive: true });
  }
}
