import { type PartsContext, runPlatform } from '#src/platform/run-platform.ts';
import { runProgram } from '#src/platform/run-program.ts';
import { createDemo } from './create-demo.ts';
import { layOutFirstLook } from './drawings/first-look.ts';

/** How long the platform may take to confirm a message of the card page, ms. */
const WEBHOOK_BUDGET_MS = 5_000;

async function bringDemo({ origin, ...context }: PartsContext) {
  if (!context.config.hasDemo) return null;
  layOutFirstLook(context.config.dataFolder);
  return createDemo({
    ...context,
    callPlatform: (path, init) =>
      fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(WEBHOOK_BUDGET_MS) }),
  });
}

/** `npm run platform`: the platform with the demo shop, or alone where `PLATFORM_DEMO` is off. */
runProgram(() => runPlatform(bringDemo));
