import { limits } from '@orbit-vine/contract/limits.ts';
import { useObservable } from '../../platform/observable.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { useWinery } from '../layout/winery-context.ts';
import type { useOutbox } from '../sync/outbox.ts';
import { useWording } from '../wording/use-wording.ts';
import { DismissQuestion } from './dismiss-question.tsx';
import type { Draft } from './draft.ts';
import { lastAnswered } from './last-answer.ts';
import { MessageWords } from './message-words.tsx';
import { QuickAnswers } from './quick-answers.tsx';

interface MessageBoxProps {
  outbox: ReturnType<typeof useOutbox>;
  draft: Draft;
}

export function MessageBox({ outbox, draft }: MessageBoxProps) {
  const { entry } = useWording();
  const { winery, setup } = useWinery().kept.cellar;
  const [vessel] = setup.vessels;
  const { write, field } = draft;
  const text = useObservable(draft.text);
  const { send } = outbox;
  const submit = () => {
    if (text.trim() === '') return;
    send(text.trim());
    write('');
  };
  return (
    <section
      aria-label={entry.messageBox}
      data-message-box
      data-noprint
      tabIndex={-1}
      className="sticky bottom-0 border-edge border-t bg-sheet px-4 pt-3 outline-none pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8"
    >
      <div className="mx-auto max-w-5xl">
        <WaitingMessages outbox={outbox} />
        <LastAnswer />
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <label className="min-w-0 grow">
            <span className="sr-only">{entry.message}</span>
            <textarea
              ref={field}
              rows={1}
              value={text}
              maxLength={limits.cellarMessage}
              placeholder={entry.example(vessel?.name ?? 'T12', winery.volumeUnit === 'gal' ? '68F' : '20C')}
              enterKeyHint="send"
              autoComplete="off"
              className={`block field-sizing-content max-h-32 min-h-12 w-full resize-none py-2.5 ${controlClass}`}
              onChange={(event) => write(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
                event.preventDefault();
                submit();
              }}
            />
          </label>
          <Button look="primary" className="min-h-12" type="submit">
            {entry.send}
          </Button>
        </form>
      </div>
    </section>
  );
}

function WaitingMessages({ outbox: { waiting, drop } }: Pick<MessageBoxProps, 'outbox'>) {
  const { entry, problem } = useWording();
  return waiting.map(({ id, text, refused, code }) => (
    <p key={id} className="mb-2 flex flex-wrap items-center gap-x-3 text-sm">
      <span className="wrap-anywhere">{entry.quoted(text)}</span>
      <span className={refused ? 'text-wine' : 'text-muted'}>
        {refused ? problem({ code: code ?? '', title: refused }) : entry.waiting}
      </span>
      {refused && (
        <Button look="link" size="small" onClick={() => drop(id)}>
          {entry.discard}
        </Button>
      )}
    </p>
  ));
}

function LastAnswer() {
  const { entry } = useWording();
  const mine = lastAnswered(useWinery().kept);
  return (
    <div role="status">
      {mine && (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <details className="min-w-0 grow basis-60">
            <summary className="min-h-11 list-none py-1 leading-snug">
              <span className="wrap-anywhere line-clamp-1 text-muted text-sm">{entry.quoted(mine.text)}</span>
              {mine.reply ? (
                <span lang={mine.reading.language} className="wrap-anywhere block font-semibold">
                  {mine.reply}
                </span>
              ) : (
                <span className="block text-sm">{entry.nothingRecorded}</span>
              )}
            </summary>
            <div className="max-h-[40dvh] overflow-y-auto py-2">
              <MessageWords text={mine.text} words={mine.reading.words} />
            </div>
          </details>
          <QuickAnswers message={mine} />
          {mine.state === 'asked' && <DismissQuestion message={mine} />}
        </div>
      )}
    </div>
  );
}
