import { globSync, readFileSync } from 'node:fs';

/** `npm run requirements`: how many ledger ids a test names, per group, and which ones none does. */

const ID = /\b[A-Z][A-Z0-9]{2}-\d{2}\b/g;

const ledger = readFileSync('docs/requirements.md', 'utf8');
const ids = [...ledger.matchAll(/^\| ([A-Z][A-Z0-9]{2}-\d{2}) \|/gm)].map(([, id]) => id ?? '');
const tests = globSync([
  '{app,src}/**/*.test.{ts,tsx}',
  'tests/{architecture,contract,e2e}/**/*.ts',
]);
const named = new Set(tests.flatMap((file) => readFileSync(file, 'utf8').match(ID) ?? []));

const groups = Map.groupBy(ids, (id) => id.slice(0, 3));
const lines = [...groups].map(([group, members]) => {
  const missing = members.filter((id) => !named.has(id));
  const count = `${members.length - missing.length}/${members.length}`;
  return `${group}  ${count.padStart(7)}  ${missing.join(' ')}`;
});
const covered = ids.filter((id) => named.has(id)).length;
process.stdout.write(
  `${lines.join('\n')}\n\n${covered} of ${ids.length} ids are named by a test\n`,
);
