import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Documents that people read here; requirements and specification are what the shop was asked for. */
const documents = filesOf('README.md', 'docs/*.md').filter(
  (path) => !/\/(requirements|specification)\.md$/.test(path),
);

test('every place that README or a document names is there', () => {
  const PLACE = /`((?:app|src|docs|locales|tests|deploy|public|\.ci)\/[\w./$-]*)`/g;
  const LINK = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g;
  const named = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    return [
      ...[...text.matchAll(PLACE)].map(([, path = '']) => ({ document, path })),
      ...[...text.matchAll(LINK)].map(([, link = '']) => ({
        document,
        path: join(dirname(document), link),
      })),
    ];
  });
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
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

test('a space that does not break is written as an escape: nobody sees the other one', () => {
  const hidden = filesOf('app/*.ts*', 'src/*.ts*', 'tests/*.ts*').filter((path) =>
    /[\u00a0\u202f]/.test(readFileSync(path, 'utf8')),
  );
  expect(hidden).toEqual([]);
});
