import {
  type Attachment,
  deleteMessage,
  editMessage,
  type Message,
  pinMessage,
  unpinMessage,
} from '@orbit-vine/contract/messages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, ProblemError } from '../../platform/api.ts';
import { observable } from '../../platform/observable.ts';
import { community } from '../../platform/site.ts';
import { showToast } from '../../ui/toast.tsx';
import { receiveMessage } from './channel-log.ts';
import { updateLog } from './channel-messages.ts';

const linkTo = ({ channelId, id }: Pick<Message, 'channelId' | 'id'>) =>
  new URL(`${community.path}/${channelId}/${id}`, window.location.origin).href;

/** What a member does with a message that is there already. */
export function createMessageActions(queryClient: QueryClient) {
  const fold = (message: Message) =>
    updateLog(queryClient, message.channelId, (log) => receiveMessage(log, message));

  return {
    /** The id of the own message that is being edited in its place. */
    editing: observable<string | undefined>(undefined),

    /** The message from which on its channel is to stay unread while it is open. */
    unreadFrom: observable<Message | undefined>(undefined),

    /** Its files but for those that are kept go; the server need not look at the files of a message without any. */
    async edit({ id: messageId, attachments: files }: Message, content: string, kept: readonly Attachment[]) {
      const attachments = files[0] && kept.map(({ id }) => id);
      fold(await call(editMessage, { params: { messageId }, body: { content, attachments } }));
    },
    /** Of somebody else's message, `reason` is what its author is told. */
    async remove(messageId: string, reason = ''): Promise<void> {
      fold(await call(deleteMessage, { params: { messageId }, query: reason ? { reason } : {} }));
    },
    async pin(message: Message): Promise<void> {
      const pinned = message.pinned !== true;
      try {
        fold(await call(pinned ? pinMessage : unpinMessage, { params: { messageId: message.id } }));
        void queryClient.invalidateQueries({ queryKey: ['pins', message.channelId] });
        showToast({ title: pinned ? 'Message pinned' : 'Message unpinned', confirmation: true });
      } catch (reason) {
        if (!(reason instanceof ProblemError)) throw reason;
        const title = pinned ? 'Could not pin the message' : 'Could not unpin the message';
        showToast({ title, description: reason.title, destructive: true });
      }
    },
  };
}

export async function copyMessage({ content }: Message): Promise<void> {
  await toClipboard(content, 'Message copied');
}

/** The system's own share sheet where there is one, else the link is copied. */
export async function shareMessage(message: Message): Promise<void> {
  const url = linkTo(message);
  const shared = { title: `${message.author.name} in ${community.name}`, url };
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(shared))
    return toClipboard(url, 'Link copied');
  try {
    await navigator.share(shared);
  } catch (reason) {
    // Closing the sheet is an answer too.
    if ((reason as Error).name !== 'AbortError') await toClipboard(url, 'Link copied');
  }
}

async function toClipboard(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, confirmation: true });
  } catch {
    showToast({
      title: 'Could not copy',
      description: 'The browser did not allow it.',
      destructive: true,
    });
  }
}
