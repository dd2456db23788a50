import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { RULE_CLASSES, type Rule, subjectOf } from './rule.ts';
import type { Outcome, Result } from './run-rules.ts';
import type { Exchange } from './send.ts';

/** What a run found, for people and for machines. */

export type Report = {
  platform: string;
  profile: readonly string[];
  results: readonly Result[];
};

const counted = (results: readonly Result[], outcome: Outcome) =>
  results.filter((one) => one.outcome === outcome).length;

const asked = ({ method, url, status }: Exchange) => `${method} ${url} → ${status ?? 'no answer'}`;

/** Rules that failed alike: what the first says, the request, what was expected and what came. */
function failureLines([first, ...others]: readonly Result[]): string[] {
  if (first === undefined) return [];
  const { id, title, expected = '', came = '', requests } = first;
  const last = requests.at(-1);
  return [
    `✗ ${id}: ${title}`,
    ...(last === undefined ? [] : [`    request   ${asked(last)}`]),
    ...(last?.body ? [`    body      ${last.body.slice(0, 400)}`] : []),
    `    expected  ${expected}`,
    `    came      ${came}`,
    ...(others.length === 0 ? [] : [`    also      ${others.map((one) => one.id).join(', ')}`]),
    '',
  ];
}

/** What came, where a call answered that it is not there. */
const NOT_THERE = /^\[?(404|405|501)\b/;

/** The call that a rule failed at because nobody serves it; null where it failed otherwise. */
function missingCall({ requests, came = '' }: Result): string | null {
  const last = requests.at(-1);
  if (last === undefined || last.call === null || !NOT_THERE.test(came)) return null;
  const { call, status, answer } = last;
  const isNoPath = status === HTTP_STATUS.NOT_FOUND && !/"code":"(?!NOT_FOUND")/.test(answer);
  const isRefused =
    status === HTTP_STATUS.METHOD_NOT_ALLOWED || status === HTTP_STATUS.NOT_IMPLEMENTED;
  return isNoPath || isRefused ? call : null;
}

/** Calls that are not served, with how many rules fail for want of each. */
function missingLines(failed: readonly Result[]): string[] {
  const rules = Map.groupBy(failed, missingCall);
  const lines = [...rules].flatMap(([call, those]) =>
    call === null ? [] : [`    ${String(those.length).padStart(3)} rules  ${call}`],
  );
  return lines.length === 0
    ? []
    : ['Calls that are not there, and rules that need them first:', ...lines, ''];
}

/** What could not be removed again, and what follows. */
const leftLines = (results: readonly Result[]): string[] => {
  const lines = results.flatMap(({ id, left }) => left.map((what) => `    ${id}: ${what}`));
  return lines.length === 0 ? [] : ['Left on the platform:', ...lines, ''];
};

/** Failures of one cause: the same call, which answered the same where the same was expected. */
function causeOf({ expected, came, requests }: Result): string {
  const last = requests.at(-1);
  return JSON.stringify([expected, came, last && (last.call ?? `${last.method} ${last.url}`)]);
}

const OUTCOMES = ['passed', 'failed', 'skipped'] as const;

/** A line for each class: how many rules passed, failed and were skipped. */
function tableLines(results: readonly Result[]): string[] {
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(12) + cells.map((cell) => String(cell).padStart(9)).join('');
  const rows = [...RULE_CLASSES, 'all'].map((name) => {
    const those = results.filter((one) => name === 'all' || one.class === name);
    return row(
      name,
      OUTCOMES.map((outcome) => counted(those, outcome)),
    );
  });
  return [row('', OUTCOMES), ...rows];
}

/** What is printed at the end. */
export function textOf({ platform, profile, results }: Report): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const wrong = failed.filter((result) => missingCall(result) === null);
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const seconds = results.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  return [
    '',
    ...[...Map.groupBy(wrong, causeOf).values()].flatMap(failureLines),
    ...missingLines(failed),
    ...leftLines(results),
    ...[...Map.groupBy(skipped, ({ why = '' }) => why)].map(
      ([why, those]) => `- ${why}: skipped ${those.map(({ id }) => id).join(', ')}`,
    ),
    ...(skipped.length === 0 ? [] : ['']),
    ...tableLines(results),
    '',
    `${platform}, profile ${profile.join(', ')}: ${counted(results, 'passed')} passed, ${failed.length} failed, ${skipped.length} skipped, in ${seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}

/** The rules by subject, each with its class, what it belongs to and what it says. */
export function listTextOf(rules: readonly Rule[]): string {
  const width = Math.max(...rules.map(({ id }) => id.length)) + 2;
  const lines = rules.map(
    ({ id, class: ruleClass, capability, title }) =>
      `${id.padEnd(width)}${ruleClass.padEnd(11)}${capability.padEnd(11)}${title}`,
  );
  return `${lines.join('\n')}\n${rules.length} rules\n`;
}

export const jsonOf = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;

/** Signs that XML does not know even when they are escaped. */
const NOT_IN_XML = /[^\t\n\r\P{Cc}]/gu;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const xml = (text: string) =>
  text.replaceAll(NOT_IN_XML, '�').replaceAll(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);

function caseOf({ id, title, ms, outcome, why = '', expected = '', came = '', requests }: Result) {
  const open = `    <testcase classname="${xml(id)}" name="${xml(title)}" time="${ms / 1_000}"`;
  if (outcome === 'passed') return `${open}/>`;
  if (outcome === 'skipped') return `${open}><skipped message="${xml(why)}"/></testcase>`;
  const said = `expected ${expected}, came ${came}`;
  const told = requests.map(asked).join('\n');
  return `${open}><failure message="${xml(said)}">${xml(told)}</failure></testcase>`;
}

/** A suite for each subject, as build servers read it. */
export function junitOf({ results }: Report): string {
  const suites = [...Map.groupBy(results, subjectOf)].map(([subject, those]) => {
    const [tests, failures, skipped] = [
      those.length,
      counted(those, 'failed'),
      counted(those, 'skipped'),
    ];
    return [
      `  <testsuite name="${xml(subject)}" tests="${tests}" failures="${failures}" skipped="${skipped}">`,
      ...those.map(caseOf),
      '  </testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}
