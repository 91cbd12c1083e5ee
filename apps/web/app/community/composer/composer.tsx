import type { Channel } from '@orbit-vine/contract/channels.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { type ComponentProps, type RefObject, useState } from 'react';
import { entersLines } from '../../ui/enters-lines.ts';
import { later } from '../../ui/later.tsx';
import { composerId } from '../focus-composer.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { AttachButton } from './attach-button.tsx';
import { useCompletion } from './completion/use-completion.ts';
import {
  ComposerFrame,
  composerPlaceClass,
  messageFieldClass,
  SendButton,
  ToolButton,
} from './composer-frame.tsx';
import { composerKeys } from './composer-keys.ts';
import { CounterLine, counterId, isCounted } from './counter-line.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { DropArea } from './files/drop-area.tsx';
import { useAttaching } from './files/use-attaching.ts';
import { SentLine } from './sent-line.tsx';
import { TypingLine } from './typing-line.tsx';
import { useDraft } from './use-draft.ts';
import { useAwaitedForm, useEditLast } from './use-edit-last.ts';
import { useSending } from './use-sending.ts';
import { useTextField } from './use-text-field.ts';

const nothing = () => null;
const ReplyBar = later(() => import('./reply-bar.tsx').then((module) => module.ReplyBar));
const FormatBar = later(() => import('./text/format-bar.tsx').then((module) => module.FormatBar));
const AttachedFiles = later(() =>
  import('./files/attached-files.tsx').then((module) => module.AttachedFiles),
);
const Completion = later(() => import('./completion/completion.tsx').then((module) => module.Completion), {
  missing: nothing,
});

export function Composer({ channel }: { channel: Channel }) {
  const { id } = channel;
  const draft = useDraft(id);
  const { text, replyTo, files } = draft;
  const field = useTextField(text);
  const completion = useCompletion(field);
  const { ask, waiting } = useSending(channel, draft);
  const { attach, pasted } = useAttaching(id);
  const onEditLast = useEditLast(id);
  const awaitedForm = useAwaitedForm(id);
  const [formatting, setFormatting] = useState(false);
  const { write, cancelReply } = useWriting(id, field);
  const pressed = composerKeys({
    field,
    keys: completion.keys,
    onSend: ask,
    onCancelReply: replyTo && cancelReply,
    onEditLast,
  });
  return (
    <form
      className={composerPlaceClass}
      onSubmit={(event) => {
        event.preventDefault();
        if (!awaitedForm) ask();
      }}
    >
      <TypingLine channelId={id} />
      <DropArea onFiles={attach} />
      <CaretCompletion channelId={id} field={field} completion={completion} />
      <ComposerFrame>
        {formatting && <FormatBar field={field} />}
        {replyTo && <ReplyBar channelId={id} quote={replyTo} onCancel={cancelReply} />}
        {files.length > 0 && <AttachedFiles channelId={id} files={files} />}
        <div className="flex items-end p-1.5">
          <AttachButton onFiles={attach} />
          <MessageField
            ref={field}
            channelName={channel.name}
            text={text}
            onChange={({ currentTarget: { value } }) => {
              write(value);
              completion.look();
            }}
            onSelect={completion.look}
            onBlur={completion.close}
            onPaste={pasted}
            onKeyDown={pressed}
            {...awaitedForm}
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

function useWriting(channelId: string, field: RefObject<HTMLTextAreaElement | null>) {
  const { drafts, live } = useMemberTools();
  return {
    write: (text: string) => {
      drafts.change(channelId, (before) => ({ ...before, text }));
      if (text.trim() !== '') live.typing.write(channelId);
    },
    cancelReply: () => {
      drafts.change(channelId, (before) => ({ ...before, replyTo: undefined }));
      field.current?.focus();
    },
  };
}

interface CaretCompletionProps {
  channelId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  completion: ReturnType<typeof useCompletion>;
}

function CaretCompletion({ channelId, field, completion }: CaretCompletionProps) {
  const { begun, keys, take, close } = completion;
  if (!begun) return null;
  return (
    <Completion
      channelId={channelId}
      mark={begun.mark}
      searchText={begun.sought}
      field={field}
      keys={keys}
      onTake={take}
      onClose={close}
    />
  );
}

interface MessageFieldProps extends ComponentProps<'textarea'> {
  channelName: string;
  text: string;
}

function MessageField({ channelName, text, ...rest }: MessageFieldProps) {
  return (
    <textarea
      id={composerId}
      rows={1}
      dir="auto"
      enterKeyHint={entersLines() ? 'enter' : 'send'}
      aria-label="Message"
      aria-autocomplete="list"
      aria-describedby={isCounted(text) ? counterId : undefined}
      aria-invalid={text.length > limits.messageLength || undefined}
      placeholder={`Write to ${channelName}`}
      value={text}
      {...rest}
      className={messageFieldClass}
    />
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
