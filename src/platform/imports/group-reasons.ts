import type { Refusal } from './reason-words/word-reasons.ts';

/** How many of a kind are named: more of the same would hide what is said once. */
const NAMED = 5;

/** Reasons are of one kind when they differ in what they name alone. */
const kindOf = ({ said }: Refusal) => said.map(({ code }) => code).join(' ');

/** A line for each reason, those of a kind together, of many the first ones; `note` follows the number. */
export function groupReasons(reasons: readonly Refusal[], note = ''): string[] {
  const kinds = Map.groupBy(reasons, kindOf);
  return [...kinds.values()].flatMap((same) => {
    const named = same.slice(0, NAMED).map(({ line, reason }) => `line ${line}${note}: ${reason}`);
    const left = same.length - named.length;
    const last = same.at(-1)?.line;
    return left === 0 ? named : [...named, `and ${left} more of this kind, up to line ${last}`];
  });
}
