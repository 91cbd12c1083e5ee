import type { Channel } from '@orbit-vine/contract/channels.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Quote } from '@orbit-vine/contract/messages.ts';
import { type ChangeEvent, type ComponentProps, type RefObject, useState } from 'react';
import { entersLines } from '../../ui/enters-lines.ts';
import { later } from '../../ui/later.tsx';
import { composerId, threadComposerId } from '../focus-composer.ts';
import { type Draft, threadDraftId } from '../sync/drafts.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { openTools } from '../tools/open-tools.tsx';
import { AddButton } from './add-button.tsx';
import type { FormName } from './add-menu.tsx';
import { useCompletion } from './completion/use-completion.ts';
import {
  ComposerFrame,
  composerPlaceClass,
  composerRowClass,
  messageFieldClass,
  SendButton,
  ToolButton,
  threadComposerPlaceClass,
} from './composer-frame.tsx';
import { composerKeys } from './composer-keys.ts';
import { CounterLine, counterIdOf, isCounted } from './counter-line.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { DropArea } from './files/drop-area.tsx';
import { useAttaching } from './files/use-attaching.ts';
import { SentLine } from './sent-line.tsx';
import { SlowLine } from './slow-line.tsx';
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
const forms = {
  poll: later(() => import('./poll-form.tsx').then((module) => module.PollForm)),
  listing: later(() => import('./listing-form.tsx').then((module) => module.ListingForm)),
};
const Completion = later(() => import('./completion/completion.tsx').then((module) => module.Completion), {
  missing: nothing,
});

interface ComposerProps {
  channel: Channel;
  /** The message that begins the thread, if this is the composer of its panel. */
  root?: Quote | undefined;
}

const placeInThread = ({ id }: Channel, root: Quote) => ({
  draftId: threadDraftId(id, root.id),
  className: threadComposerPlaceClass,
  field: { id: threadComposerId, 'aria-label': 'Reply', placeholder: 'Reply' },
});

const placeInChannel = ({ id, name }: Channel) => ({
  draftId: id,
  className: composerPlaceClass,
  field: { id: composerId, 'aria-label': 'Message', placeholder: `Write to ${name}` },
});

const placeOf = ({ channel, root }: ComposerProps) =>
  root ? placeInThread(channel, root) : placeInChannel(channel);

export function Composer(props: ComposerProps) {
  const { channel, root } = props;
  const [form, setForm] = useState<FormName>();
  const Form = form && forms[form];
  return (
    <>
      <MessageForm {...props} onForm={setForm} />
      {Form && (
        <Form
          channelId={channel.id}
          draftId={placeOf(props).draftId}
          root={root}
          onDone={() => setForm(undefined)}
        />
      )}
    </>
  );
}

function MessageForm({ channel, root, onForm }: ComposerProps & { onForm: (form: FormName) => void }) {
  const { id } = channel;
  const place = placeOf({ channel, root });
  const [draftId, fieldId] = [place.draftId, place.field.id];
  const draft = useDraft(draftId);
  const { text, replyTo, files } = draft;
  const { ask, waiting } = useSending({ channelId: id, draftId, fieldId, draft, root });
  const { field, completion, write, cancelReply, pressed } = useMessageField({
    channelId: id,
    draftId,
    draft,
    root,
    ask,
  });
  const { attach, pasted } = useAttaching(draftId);
  const awaitedForm = useAwaitedForm(id);
  const [formatting, setFormatting] = useState(false);
  const onFormat = () => setFormatting(!formatting);
  return (
    <form
      className={place.className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!awaitedForm) ask();
      }}
    >
      {!root && <TypingLine channelId={id} />}
      <DropArea onFiles={attach} inPanel={root !== undefined} />
      <CaretCompletion channelId={id} field={field} completion={completion} />
      <ComposerFrame>
        {formatting && <FormatBar field={field} />}
        {replyTo && <ReplyBar channelId={id} quote={replyTo} onCancel={cancelReply} />}
        {files.length > 0 && <AttachedFiles draftId={draftId} fieldId={fieldId} files={files} />}
        <div className={composerRowClass}>
          <AddButton channelId={id} onFiles={attach} onForm={onForm} {...(!root && { onFormat })} />
          <MessageField
            ref={field}
            text={text}
            {...place.field}
            onChange={write}
            onSelect={completion.look}
            onBlur={completion.close}
            onPaste={pasted}
            onKeyDown={pressed}
            {...awaitedForm}
          />
          <MessageTools
            field={field}
            inPanel={root !== undefined}
            formatting={formatting}
            onFormat={onFormat}
          />
        </div>
      </ComposerFrame>
      {!root && <SentLine />}
      {channel.slowS && <SlowLine seconds={channel.slowS} />}
      <CounterLine draftId={draftId} fieldId={fieldId} text={text} waiting={waiting} />
    </form>
  );
}

interface MessageToolsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  inPanel: boolean;
  formatting: boolean;
  onFormat: () => void;
}

function MessageTools({ field, inPanel, formatting, onFormat }: MessageToolsProps) {
  return (
    <>
      <ToolButton
        tool="format"
        label="Formatting"
        aria-pressed={formatting}
        className={inPanel ? 'max-[24rem]:hidden' : 'max-sm:hidden'}
        onClick={onFormat}
      />
      {!inPanel && <ToolButton tool="calculator" label="Calculator" onClick={openTools} />}
      <EmojiButton field={field} />
      <SendButton />
    </>
  );
}

interface MessageFieldParts {
  channelId: string;
  draftId: string;
  draft: Draft;
  root: Quote | undefined;
  ask: () => void;
}

function useMessageField({ channelId, draftId, draft: { text, replyTo }, root, ask }: MessageFieldParts) {
  const field = useTextField(text);
  const completion = useCompletion(field);
  const onEditLast = useEditLast(channelId);
  const { write, cancelReply } = useWriting({ channelId, draftId, field, onWrite: completion.look });
  const pressed = composerKeys({
    field,
    keys: completion.keys,
    onSend: ask,
    onCancelReply: replyTo && cancelReply,
    onEditLast: root ? () => false : onEditLast,
  });
  return { field, completion, write, cancelReply, pressed };
}

interface Writing {
  channelId: string;
  draftId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onWrite: () => void;
}

function useWriting({ channelId, draftId, field, onWrite }: Writing) {
  const { drafts, live } = useMemberTools();
  return {
    write: ({ currentTarget: { value: text } }: ChangeEvent<HTMLTextAreaElement>) => {
      drafts.change(draftId, (before) => ({ ...before, text }));
      if (text.trim() !== '') live.typing.write(channelId);
      onWrite();
    },
    cancelReply: () => {
      drafts.change(draftId, (before) => ({ ...before, replyTo: undefined }));
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
  id: string;
  text: string;
}

function MessageField({ id, text, ...rest }: MessageFieldProps) {
  return (
    <textarea
      id={id}
      rows={1}
      dir="auto"
      enterKeyHint={entersLines() ? 'enter' : 'send'}
      aria-autocomplete="list"
      aria-describedby={isCounted(text) ? counterIdOf(id) : undefined}
      aria-invalid={text.length > limits.messageLength || undefined}
      value={text}
      {...rest}
      className={messageFieldClass}
    />
  );
}
