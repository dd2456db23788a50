import { runPlatform } from './run-platform.ts';
import { runProgram } from './run-program.ts';

/** The platform alone, as an operator runs it: `node src/platform/main.ts`. */
runProgram(() => runPlatform());
