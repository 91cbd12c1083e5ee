import { HouseRules } from '../../account/house-rules.tsx';
import { Button } from '../../ui/button.tsx';
import type { StepProps } from './step-props.ts';

export function RulesStep({ welcome, pending, onDone }: StepProps) {
  return (
    <>
      <HouseRules />
      {welcome.rulesAccepted && <p className="text-sm text-muted">You’ve accepted these rules.</p>}
      <Button look="primary" size="large" pending={pending} onClick={() => onDone({ rulesAccepted: true })}>
        {welcome.rulesAccepted ? 'Continue' : 'Accept the rules'}
      </Button>
    </>
  );
}
