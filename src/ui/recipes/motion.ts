/**
 * What opens over a page comes and goes: between these two looks it is drawn, and stays drawn while it
 * leaves. `--layer-from` is where it comes from, in its own variant.
 */

/** Leaving is quicker than coming. */
export const moving =
  'opacity token(durations.quick) token(easings.out), ' +
  'translate token(durations.quick) token(easings.out), ' +
  'display token(durations.quick) allow-discrete, ' +
  'overlay token(durations.quick) allow-discrete';

export const closed = {
  opacity: '0',
  translate: 'var(--layer-from, 0 0)',
  transition: moving,
} as const;

export const open = {
  opacity: '1',
  translate: 'none',
  transitionDuration: 'calm',
  '@starting-style': { opacity: '0', translate: 'var(--layer-from, 0 0)' },
} as const;
