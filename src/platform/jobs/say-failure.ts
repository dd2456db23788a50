import { sayDatabaseError } from '../database/database-errors.ts';

/** Why a job failed, as it is kept for an operator: never SQL or what was in it. */
export function sayFailure(error: unknown): string {
  return sayDatabaseError(error) ?? (error instanceof Error ? error.message : 'an unknown failure');
}
