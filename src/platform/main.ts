import { runPlatform } from './run-platform.ts';
import { runProgram } from './run-program.ts';

/** The platform alone, as an administrator runs it: `node src/platform/main.ts`. */
runProgram(() => runPlatform());
