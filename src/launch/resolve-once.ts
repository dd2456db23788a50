import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Loaded before a program of the repository (`--import`): finds out once where an import leads. Node
 * does it for each file that imports the same, and reads the description of a large package each time,
 * which is a third of what the start of the platform costs.
 */

const ROOT = new URL('../../', import.meta.url).href;
/** Packages and files that our own files import lead to the same place from all of them. */
const OWN = `${ROOT}src/`;
const found = new Map<string, ResolveFnOutput>();

function targetOf(specifier: string, parent: string): string {
  if (specifier.startsWith('.')) return new URL(specifier, parent).href;
  return specifier.startsWith('#src/') ? `${ROOT}${specifier.slice(1)}` : specifier;
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!parentURL?.startsWith(OWN) || specifier.startsWith('node:')) {
      return next(specifier, context);
    }
    // What is imported and what is required may be two files.
    const target = `${context.conditions.join()} ${targetOf(specifier, parentURL)}`;
    const known = found.get(target) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(target, known);
    return known;
  },
});
