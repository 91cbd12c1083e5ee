import type { WineryMessage } from '@orbit-vine/contract/lots.ts';
import { dismissQuestion } from '@orbit-vine/contract/lots-endpoints.ts';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { QuickAnswers } from '../entry/quick-answers.tsx';
import { focusSection, Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';

/** Any member may answer, also for another. */
export function OpenQuestions() {
  const { kept } = useWinery();
  const questions = kept.messages.filter(({ state }) => state === 'asked' || state === 'expired');
  if (questions.length === 0) return null;
  return (
    <Section title="Open questions">
      <ul>
        {questions.map((message) => (
          <Question key={message.id} message={message} />
        ))}
      </ul>
    </Section>
  );
}

function Question({ message }: { message: WineryMessage }) {
  const { kept, nameOf, onChanged } = useWinery();
  const { run, pending, failure } = useAction();
  const { id: wineryId, role, personId } = kept.cellar.winery;
  const dismiss = async (pressed: Element) => {
    const params = { wineryId, messageId: message.id };
    if (!(await run(() => call(dismissQuestion, { params })))) return;
    focusSection(pressed);
    onChanged();
  };
  return (
    <li className="border-line border-b py-3">
      <p className="wrap-anywhere font-semibold">{message.reply}</p>
      <p className="wrap-anywhere text-muted text-sm">{`${nameOf(message.by)}: “${message.text}”`}</p>
      {role !== 'viewer' && (
        <AnswerForm message={message}>
          {(role === 'owner' || message.by === personId) && (
            <Button
              look="link"
              className="min-h-11 px-2"
              pending={pending}
              aria-label={`Dismiss “${message.text}”`}
              onClick={(event) => void dismiss(event.currentTarget)}
            >
              Dismiss
            </Button>
          )}
        </AnswerForm>
      )}
      <ErrorLine error={failure} className="mt-1" />
    </li>
  );
}

function AnswerForm({ message, children }: { message: WineryMessage; children: ReactNode }) {
  const { say } = useWinery();
  const [answer, setAnswer] = useState('');
  const isYesOrNo = message.reply.includes('OK / NO');
  return (
    <form
      className="mt-2 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim() === '') return;
        focusSection(event.currentTarget);
        say(answer.trim(), message.id);
      }}
    >
      {isYesOrNo ? (
        <QuickAnswers message={message} />
      ) : (
        <>
          <input
            aria-label={`Answer to “${message.text}”`}
            value={answer}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="send"
            className={`h-11 w-40 min-w-0 ${controlClass}`}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <Button type="submit" className="min-h-11">
            Answer
          </Button>
        </>
      )}
      {children}
    </form>
  );
}
