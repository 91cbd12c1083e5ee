import type { Welcome } from '@orbit-vine/contract/welcome.ts';

export interface StepProps {
  welcome: Welcome;
  pending: boolean;
  /** Goes on to the next step. */
  onDone: (also?: Partial<Welcome>) => void;
}
