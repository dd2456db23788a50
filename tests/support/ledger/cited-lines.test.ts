import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Whether the ledger leaves out nothing that the specification says. */

const read = (name: string) => readFileSync(`docs/${name}.md`, 'utf8').split('\n');

/** Lines that only head others: titles, names of tables and lists, rules of tables. */
const HEADS = /^(#+ .*|\*\*[^*]+\*\*:?|- \w+:|\|[-| ]+)$/;

/** Numbers of the lines that say something, from 1. */
function sayingLines(specification: readonly string[]): number[] {
  return specification.flatMap((line, index) => {
    const isTableHead = /^\|[-|]+$/.test(specification[index + 1] ?? '');
    return line.trim() === '' || HEADS.test(line) || isTableHead ? [] : [index + 1];
  });
}

/** Lines that rows name as their source: `§2 L44, §3 L111-126`. */
function citedLines(ledger: readonly string[]): Set<number> {
  const cited = new Set<number>();
  for (const row of ledger) {
    const [, source = ''] = /^\| [A-Z][A-Z0-9]{2}-\d{2} \|.*\| ([^|]+) \|[^|]*\|$/.exec(row) ?? [];
    for (const [, first, last] of source.matchAll(/L(\d+)(?:-(\d+))?/g)) {
      for (let line = Number(first); line <= Number(last ?? first); line += 1) cited.add(line);
    }
  }
  return cited;
}

test('every line of the specification that says something is the source of a row', {
  tags: ['PRD-03'],
}, () => {
  const specification = read('specification');
  const saying = sayingLines(specification);
  expect(saying.length).toBeGreaterThan(250);
  const cited = citedLines(read('requirements'));
  expect(saying.filter((line) => !cited.has(line)).map((line) => specification[line - 1])).toEqual(
    [],
  );
});

test('a line that no row names is found', () => {
  const cited = citedLines([
    '| CRT-01 | A cart | §2 L2, L4-5 | UT: x. |',
    '| A-001 | x | L3 | y |',
  ]);
  expect(sayingLines(['# Title', 'a', '', 'b', '- Header:', '| x |', '|---|', '| y |'])).toEqual([
    2, 4, 8,
  ]);
  expect([...cited]).toEqual([2, 4, 5]);
});
