import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What folder and file names promise: files that hold one thing, and tables that lead to them. */

const MAX_LINES = 250;

/** Lines of data: a table of the database, the words of a language, parameters; and drawings. */
const LONG_BY_NATURE =
  /\/tables\.ts$|\/texts\/[a-z]{2}\.ts$|^src\/(platform\/(opening|catalogue\/vocabularies)|demo\/(seed|drawings))\//;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'src'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path));

test('a file of the product holds no more than one thing: 250 lines, data and drawings aside', () => {
  expect(files.length).toBeGreaterThan(500);
  const long = files
    .filter((path) => !LONG_BY_NATURE.test(path))
    .filter((path) => readFileSync(path, 'utf8').split('\n').length - 1 > MAX_LINES);
  expect(long).toEqual([]);
});

test('every place that README and architecture name is there', () => {
  const named = ['README.md', 'docs/architecture.md'].flatMap((document) =>
    [
      ...readFileSync(document, 'utf8').matchAll(/`((?:app|src|docs|locales|tests)\/[\w./$-]+)`/g),
    ].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
