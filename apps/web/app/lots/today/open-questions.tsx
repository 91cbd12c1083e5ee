import type { WineryMessage } from '@orbit-vine/contract/lots.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { DismissQuestion } from '../entry/dismiss-question.tsx';
import { lastAnswered } from '../entry/last-answer.ts';
import { QuickAnswers } from '../entry/quick-answers.tsx';
import { focusSection, Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

/** Any member may answer, also for another. The message box shows the question about the member's last message. */
export function OpenQuestions() {
  const { today } = useWording();
  const { kept } = useWinery();
  const inMessageBox = kept.cellar.winery.role === 'viewer' ? undefined : lastAnswered(kept)?.id;
  const questions = kept.messages.filter(
    ({ id, state }) => (state === 'asked' || state === 'expired') && id !== inMessageBox,
  );
  if (questions.length === 0) return null;
  return (
    <Section title={today.questions}>
      <ul>
        {questions.map((message) => (
          <Question key={message.id} message={message} />
        ))}
      </ul>
    </Section>
  );
}

function Question({ message }: { message: WineryMessage }) {
  const { entry } = useWording();
  const { kept, nameOf } = useWinery();
  return (
    <li className="border-line border-b py-3">
      <p lang={message.reading.language} className="wrap-anywhere font-semibold">
        {message.reply}
      </p>
      <p className="wrap-anywhere text-muted text-sm">{entry.said(nameOf(message.by), message.text)}</p>
      {kept.cellar.winery.role !== 'viewer' && (
        <AnswerForm message={message}>
          <DismissQuestion message={message} />
        </AnswerForm>
      )}
    </li>
  );
}

function AnswerForm({ message, children }: { message: WineryMessage; children: ReactNode }) {
  const { today } = useWording();
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
            aria-label={today.answerTo(message.text)}
            value={answer}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="send"
            className={`h-11 w-40 min-w-0 ${controlClass}`}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <Button type="submit" className="min-h-11">
            {today.answer}
          </Button>
        </>
      )}
      {children}
    </form>
  );
}
