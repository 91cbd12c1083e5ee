import { type Welcome, welcomeSteps } from '@orbit-vine/contract/welcome.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { focusComposerUnlessTouch } from '../focus-composer.ts';
import { ChannelsStep } from './channels-step.tsx';
import { IntroductionStep } from './introduction-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { RulesStep } from './rules-step.tsx';
import type { StepProps } from './step-props.ts';
import { useChangeWelcome } from './use-welcome.ts';

const steps: Record<Welcome['step'], { title: string; Step: (props: StepProps) => ReactNode }> = {
  rules: { title: 'House rules', Step: RulesStep },
  profile: { title: 'Where you work', Step: ProfileStep },
  introduction: { title: 'Introduce yourself', Step: IntroductionStep },
  channels: { title: 'Choose channels', Step: ChannelsStep },
};

export function WelcomePanel() {
  // Another device may be ahead.
  const { data: me, error, refetch } = useQuery({ ...meQuery, refetchOnMount: 'always' });
  if (!me) return error ? <Retry message={error.message} onRetry={() => void refetch()} /> : <SkeletonRows />;
  return <Steps welcome={me.welcome} />;
}

function Steps({ welcome }: { welcome: Welcome | undefined }) {
  const { pending, failure, change } = useChangeWelcome();
  const heading = useFocusAtChange(welcome?.step);
  const isDone = welcome === undefined;
  useFocusAtClose(isDone);
  if (isDone)
    return (
      <>
        <StepHeading ref={heading}>That’s all</StepHeading>
        <p className="mt-2">You can change your profile under your name, and star channels in their list.</p>
      </>
    );
  const at = welcomeSteps.indexOf(welcome.step);
  const [before, next] = [welcomeSteps[at - 1], welcomeSteps[at + 1]];
  const go = (step: Welcome['step'] | undefined, also: Partial<Welcome> = {}) =>
    void change(step ? { ...welcome, ...also, step } : null);
  const { title, Step } = steps[welcome.step];
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm text-muted">
          Step {at + 1} of {welcomeSteps.length}
        </p>
        <StepHeading ref={heading}>{title}</StepHeading>
      </div>
      <Step key={welcome.step} welcome={welcome} pending={pending} onDone={(also) => go(next, also)} />
      <ErrorLine error={failure} />
      <div className="flex justify-between">
        {before && (
          <Button look="link" pending={pending} onClick={() => go(before)}>
            Back
          </Button>
        )}
        {next && (
          <Button look="link" pending={pending} className="ml-auto" onClick={() => go(next)}>
            Skip this step
          </Button>
        )}
      </div>
    </div>
  );
}

interface StepHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  children: string;
}

function StepHeading({ ref, children }: StepHeadingProps) {
  return (
    <h3 ref={ref} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal outline-none">
      {children}
    </h3>
  );
}

/** The line that opened the panel is gone, so the focus has nowhere to return to. */
function useFocusAtClose(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return;
    return () => {
      if (document.activeElement === document.body) focusComposerUnlessTouch();
    };
  }, [isDone]);
}

/** Focuses the heading of the next step, unless the step led to the composer. */
function useFocusAtChange(step: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const { activeElement: active, body } = document;
    if (active === body || heading.current?.closest('[data-panel]')?.contains(active))
      heading.current?.focus();
  }, [step]);
  return heading;
}
