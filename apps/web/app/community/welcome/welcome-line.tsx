import { type Welcome, welcomeSteps } from '@orbit-vine/contract/welcome.ts';
import { Button } from '../../ui/button.tsx';
import { focusComposerUnlessTouch } from '../focus-composer.ts';
import { openWelcome } from './open-welcome.tsx';
import { useReturnToSteps } from './use-return-to-steps.ts';
import { useChangeWelcome, useWelcome } from './use-welcome.ts';

/** Above the channel, for members who have neither finished the steps nor put them away. */
export function WelcomeLine() {
  const welcome = useWelcome();
  const { pending, change } = useChangeWelcome({ done: 'The steps are in your profile, under your name.' });
  useReturnToSteps();
  if (!welcome || welcome.putAway) return null;
  const putAway = async () => {
    if (await change({ ...welcome, putAway: true })) focusComposerUnlessTouch();
  };
  return (
    <section aria-label="Welcome" className="bg-sheet text-sm">
      <div className="mx-auto flex min-h-11 max-w-[60rem] items-center gap-4 px-3 sm:px-6 md:px-10">
        <p className="min-w-0 flex-1">
          {isBegun(welcome) ? stepsLeft(welcome) : 'New here? Four short steps.'}
        </p>
        <Button look="link" onClick={openWelcome}>
          {isBegun(welcome) ? 'Continue' : 'Start'}
        </Button>
        <Button look="link" pending={pending} onClick={() => void putAway()}>
          Not now
        </Button>
      </div>
    </section>
  );
}

/** In the profile, where the steps can be taken up again. */
export function WelcomeReminder() {
  const welcome = useWelcome();
  if (!welcome) return null;
  return (
    <p className="mb-5 flex items-center justify-between gap-4 bg-sheet px-4 py-2 text-sm">
      {stepsLeft(welcome)}
      <Button onClick={openWelcome}>Continue</Button>
    </p>
  );
}

const isBegun = ({ step }: Welcome) => step !== welcomeSteps[0];

function stepsLeft({ step }: Welcome): string {
  const left = welcomeSteps.length - welcomeSteps.indexOf(step);
  return left === 1 ? 'One welcome step is left.' : `${left} welcome steps are left.`;
}
