import type { Message } from '@orbit-vine/contract/messages.ts';
import { observable } from '../../platform/observable.ts';
import { community } from '../../platform/site.ts';
import { showToast } from '../../ui/toast.tsx';

const linkTo = ({ channelId, id }: Pick<Message, 'channelId' | 'id'>) =>
  new URL(`${community.path}/${channelId}/${id}`, window.location.origin).href;

interface OpenThread {
  readonly channelId: string;
  readonly rootId: string;
  /** The control that gets the focus once the thread is closed. */
  readonly from: Element | null;
}

export function createMessageActions() {
  const editing = observable<string | undefined>(undefined);
  /** The id of the message whose edit form is loading; typed text goes to that form. */
  const awaitingForm = observable<string | undefined>(undefined);
  return {
    editing,
    awaitingForm,
    edit: (id: string) => {
      if (editing.get() !== id) awaitingForm.set(id);
      editing.set(id);
    },
    endEdit: () => {
      awaitingForm.set(undefined);
      editing.set(undefined);
    },

    /** The thread that was opened last. */
    thread: observable<OpenThread | undefined>(undefined),

    /** The channel stays unread from this message on while it is open. */
    unreadFrom: observable<Message | undefined>(undefined),
  };
}

export async function copyMessage({ content }: Message): Promise<void> {
  await toClipboard(content, 'Message copied');
}

export async function shareMessage(message: Message): Promise<void> {
  const url = linkTo(message);
  const shared = { title: `${message.author.name} in ${community.name}`, url };
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(shared))
    return toClipboard(url, 'Link copied');
  try {
    await navigator.share(shared);
  } catch (reason) {
    // The user closed the share sheet.
    if ((reason as Error).name !== 'AbortError') await toClipboard(url, 'Link copied');
  }
}

async function toClipboard(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, confirmation: true });
  } catch {
    showToast({
      title: 'Couldn’t copy',
      description: 'The browser didn’t allow it.',
      destructive: true,
    });
  }
}
