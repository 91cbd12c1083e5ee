import type { Channel } from '@orbit-vine/contract/channels.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { type ChangeEvent, useState } from 'react';
import { later } from '../../ui/later.tsx';
import { composerId } from '../focus-composer.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { AttachButton } from './attach-button.tsx';
import {
  ComposerFrame,
  composerPlaceClass,
  messageFieldClass,
  SendButton,
  ToolButton,
} from './composer-frame.tsx';
import { composerKeys, entersLines } from './composer-keys.ts';
import { CounterLine, counterId, isCounted } from './counter-line.tsx';
import { DropArea } from './drop-area.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { SentLine } from './sent-line.tsx';
import { TypingLine } from './typing-line.tsx';
import { useAttaching } from './use-attaching.ts';
import { useCompletion } from './use-completion.ts';
import { useDraft } from './use-draft.ts';
import { useAwaitedForm, useEditLast } from './use-edit-last.ts';
import { useSending } from './use-sending.ts';
import { useTextField } from './use-text-field.ts';

const nothing = () => null;
const ReplyBar = later(() => import('./reply-bar.tsx').then((module) => module.ReplyBar));
const FormatBar = later(() => import('./format-bar.tsx').then((module) => module.FormatBar));
const AttachedFiles = later(() => import('./attached-files.tsx').then((module) => module.AttachedFiles));
const Completion = later(() => import('./completion.tsx').then((module) => module.Completion), {
  missing: nothing,
});

export function Composer({ channel }: { channel: Channel }) {
  const { drafts, live } = useMemberTools();
  const { id } = channel;
  const draft = useDraft(id);
  const { text, replyTo, files } = draft;
  const field = useTextField(text);
  const { begun, keys, look, close, take } = useCompletion(field);
  const { ask, waiting } = useSending(channel, draft);
  const { attach, pasted } = useAttaching(id);
  const onEditLast = useEditLast(id);
  const held = useAwaitedForm(id);
  const [formatting, setFormatting] = useState(false);

  const cancelReply = () => {
    drafts.change(id, (before) => ({ ...before, replyTo: undefined }));
    field.current?.focus();
  };
  const written = ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    drafts.change(id, (before) => ({ ...before, text: value }));
    look();
    if (value.trim() !== '') live.typing.write(id);
  };
  const pressed = composerKeys({
    field,
    keys,
    onSend: ask,
    onCancelReply: replyTo && cancelReply,
    onEditLast,
  });
  return (
    <form
      className={composerPlaceClass}
      onSubmit={(event) => {
        event.preventDefault();
        if (!held) ask();
      }}
    >
      <TypingLine channelId={id} />
      <DropArea onFiles={attach} />
      {begun && (
        <Completion
          channelId={id}
          mark={begun.mark}
          searchText={begun.sought}
          field={field}
          keys={keys}
          onTake={take}
          onClose={close}
        />
      )}
      <ComposerFrame>
        {formatting && <FormatBar field={field} />}
        {replyTo && <ReplyBar channelId={id} quote={replyTo} onCancel={cancelReply} />}
        {files.length > 0 && <AttachedFiles channelId={id} files={files} />}
        <div className="flex items-end p-1.5">
          <AttachButton onFiles={attach} />
          <textarea
            ref={field}
            id={composerId}
            rows={1}
            dir="auto"
            enterKeyHint={entersLines() ? 'enter' : 'send'}
            aria-label="Message"
            aria-autocomplete="list"
            aria-describedby={isCounted(text) ? counterId : undefined}
            aria-invalid={text.length > limits.messageLength || undefined}
            placeholder={`Write to ${channel.name}`}
            value={text}
            onChange={written}
            onSelect={look}
            onBlur={close}
            onPaste={pasted}
            onKeyDown={pressed}
            {...held}
            className={messageFieldClass}
          />
          <FormatButton pressed={formatting} onToggle={setFormatting} />
          <EmojiButton field={field} />
          <SendButton />
        </div>
      </ComposerFrame>
      <SentLine />
      <CounterLine channelId={id} text={text} waiting={waiting} />
    </form>
  );
}

function FormatButton({ pressed, onToggle }: { pressed: boolean; onToggle: (pressed: boolean) => void }) {
  return (
    <ToolButton
      tool="format"
      label="Formatting"
      aria-pressed={pressed}
      className="max-[24rem]:hidden"
      onClick={() => onToggle(!pressed)}
    />
  );
}
