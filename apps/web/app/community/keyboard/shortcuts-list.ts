import { reactionTypes } from '@orbit-vine/contract/messages.ts';
import { reactionNames, reactionShortcuts } from '../message/actions/reaction-buttons.tsx';
import { everywhere } from './shortcuts.ts';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

export const shortcutsList: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: everywhere.search, does: 'Go to a channel, a member, or a calculator, or search the messages' },
      { keys: everywhere.previousChannel, does: 'Go to the channel above' },
      { keys: everywhere.nextChannel, does: 'Go to the channel below' },
      { keys: everywhere.threads, does: 'Show the threads you follow' },
      { keys: everywhere.allRead, does: 'Mark all channels as read' },
      { keys: everywhere.list, does: 'Show this list' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Go to the next or previous control' },
    ],
  },
  {
    title: 'Reading messages',
    shortcuts: [
      { keys: ['K', 'J'], does: 'Go to the message above or below' },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        does: 'On a message, go to the next one up or down; elsewhere, scroll a little',
      },
      { keys: ['PageUp', 'PageDown'], does: 'Scroll by a page' },
      { keys: ['Home', 'End'], does: 'Go to the beginning or the end of what is shown' },
    ],
  },
  {
    title: 'On a message',
    shortcuts: [
      ...reactionTypes.map((type) => ({
        keys: [reactionShortcuts[type]],
        does: `${reactionNames[type]}, or take it back`,
      })),
      { keys: ['R'], does: 'Reply' },
      { keys: ['O'], does: 'Open the thread of its replies' },
      { keys: ['E'], does: 'Edit your own message' },
      { keys: ['.'], does: 'Show more actions' },
      { keys: ['Escape'], does: 'Go to the message box' },
    ],
  },
  {
    title: 'Writing',
    shortcuts: [
      { keys: ['Enter', 'Mod+Enter'], does: 'Send the message, or save the edit' },
      { keys: ['Mod+B', 'Mod+I', 'Mod+K'], does: 'Make the selection bold, italic, or a link' },
      { keys: ['Shift+Enter'], does: 'Start a new line' },
      { keys: ['ArrowUp'], does: 'Edit your last message, if nothing is written yet' },
      { keys: ['Enter', 'Tab'], does: 'Accept what is suggested after an @, #, or :' },
      { keys: ['Escape'], does: 'Cancel the reply, or leave the message you’re editing as it was' },
    ],
  },
  {
    title: 'Menus, panels, and dialogs',
    shortcuts: [
      { keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], does: 'Move within a menu' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Go to the previous or next picture' },
      { keys: ['Enter'], does: 'Choose' },
      { keys: ['Escape'], does: 'Close' },
    ],
  },
];
