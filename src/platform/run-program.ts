import { isConfigurationError, MISCONFIGURED } from '#src/process/environment.ts';

/** Runs a program to its end; one that fails says why in a sentence, and by its exit code. */
export function runProgram(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(isConfigurationError(error) ? MISCONFIGURED : 1);
  });
}
