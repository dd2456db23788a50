import { readFileSync, writeFileSync } from 'node:fs';
import { groupLines, judgeRows, rowsOf } from './judge-rows.ts';
import { LAST_RUN, passedTitles } from './passed-titles.ts';

/**
 * `npm run requirements`: which rows of the ledger the tests of the last whole run prove, by the
 * tags of those that passed. Fails on an id that the ledger does not have and on a row that was
 * proven before and no longer is. `--write` takes the result down as what holds from now on.
 */

const PROVEN = 'docs/proven-rows.txt';

function readProven(): string[] {
  return readFileSync(PROVEN, 'utf8').trim().split(/\s+/);
}

/** One line a group, so that a change of it reads well. */
function writeProven(proven: readonly string[]) {
  const groups = [...Map.groupBy(proven, (id) => id.slice(0, 3)).values()];
  writeFileSync(PROVEN, `${groups.map((ids) => ids.join(' ')).join('\n')}\n`);
}

const isWriting = process.argv.includes('--write');
const rows = rowsOf(readFileSync('docs/requirements.md', 'utf8'));
const verdict = judgeRows(rows, passedTitles(LAST_RUN), isWriting ? [] : readProven());
if (isWriting) writeProven(verdict.proven);
const total = rows.filter((id) => !id.startsWith('A-')).length;
const tell = (sentence: string, ids: readonly string[]) =>
  ids.length > 0 ? [`${sentence}: ${ids.join(' ')}`] : [];
const lines = [
  ...groupLines(rows, verdict.proven),
  '',
  `${verdict.proven.length} of ${total} rows are named by a test that passed`,
  ...(isWriting ? [] : tell('newly named, take them down with --write', verdict.gained)),
  ...tell('NOT IN THE LEDGER', verdict.unknown),
  ...tell('NO LONGER PROVEN', verdict.lost),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = verdict.unknown.length + verdict.lost.length > 0 ? 1 : 0;
