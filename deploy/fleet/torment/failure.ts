import type { TrialFleet } from '../trial/trial-fleet.ts';
import type { Crowd } from './shoppers.ts';

export type Failure = {
  name: string;
  /** What is done; it ends when the failure is over and what was stopped may go on. */
  strike(trial: TrialFleet, crowd: Crowd): Promise<void>;
  /** Nobody may notice: no step of a purchase fails, and no page. */
  isSilent?: true;
};
