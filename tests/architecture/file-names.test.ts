import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What folder and file names promise: files that hold one thing, and tables that lead to them. */

const MAX_LINES = 300;

/** Lines of data: a table of the database, the words of a language, parameters; and drawings. */
const LONG_BY_NATURE =
  /\/tables\.ts$|\/texts\/[a-z]{2}\.ts$|^src\/(platform\/(opening|catalogue\/vocabularies)|demo\/(seed|drawings))\//;

/** Files of the repository, and those that are about to be. */
const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => existsSync(path));

test('a file of the product holds no more than one thing: 300 lines, data and drawings aside', () => {
  const files = filesOf('app/*.ts*', 'src/*.ts*');
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

test('every file of source that a document or a decision names is there', () => {
  const sources = filesOf('*.ts', '*.tsx').map((path) => `/${path}`);
  const named = filesOf('*.md').flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`([\w./$-]+\.tsx?)`/g)].map(([, name = '']) => ({
      document,
      // `.functions.ts` is how a name ends; any other is a whole name, with folders or without.
      end: name.startsWith('.') ? name : `/${name}`,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = ({ end }: { end: string }) => sources.some((path) => path.endsWith(end));
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});
