import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';

/** Calls of the platform are spelled in the .calls.ts files of src/domain and nowhere else (decision 027). */

const escapeText = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** What stands before a path in code or comments. */
const BEFORE = '(?:[\'"`}]|(?:GET|POST|PUT|DELETE) )';
/** Most lines have no path at all. */
const isPath = new RegExp(`${BEFORE}/`);

/** A path as code or comments would spell it, with whatever stands in its gaps. */
const spelling = (path: string) =>
  new RegExp(
    `${BEFORE}${escapeText(path).replaceAll(/\{\w+\}/g, '(?::\\w+|\\$?\\{[^}]+\\}|\\*)')}(?![\\w-])`,
  );

const files = globSync('{app,src}/**/*.{ts,tsx}').filter(
  (file) => !file.endsWith('.calls.ts') && !/\.test\.tsx?$/.test(file),
);

describe('calls', () => {
  test('no path of the platform is spelled a second time', () => {
    const spellings = ALL_CALLS.map(({ path }) => spelling(path));
    const second = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          isPath.test(line) && spellings.some((found) => found.test(line))
            ? [`${file}:${index + 1}: ${line}`]
            : [],
        ),
    );
    expect(second).toEqual([]);
  });

  test('no method and path is defined twice, and every gap of a path has its schema', () => {
    const names = ALL_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, request } of ALL_CALLS) {
      const gaps = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([path, Object.keys(request.params?.shape ?? {})]).toEqual([path, gaps]);
    }
  });

  test('the calls of the specification have its methods and paths, to the last slash', () => {
    const specification = readFileSync('docs/specification.md', 'utf8');
    const [, calls = ''] = specification.split('## 7. Calls');
    const named = [
      ...(calls.split('## 8.')[0] ?? '').matchAll(
        /\b((?:(?:GET|POST|PUT|DELETE)(?: and )?)+) (\/?[a-z][\w-]*\/[\w/{}.-]*|\/[a-z][\w-]*)/g,
      ),
    ].flatMap(([, methods = '', path = '']) => {
      const absolute = path.replace(/^(?!\/)/, '/').replace(/\.$/, '');
      return methods.split(' and ').map((method) => `${method} ${absolute}`);
    });
    expect(named.length).toBeGreaterThan(60);
    // The names of gaps are ours.
    const plain = (name: string) => name.replaceAll(/\{\w+\}/g, '{}');
    const known = new Set(ALL_CALLS.map(({ method, path }) => plain(`${method} ${path}`)));
    const FILE_OF_OURS = 'GET /builds/latest.json';
    expect(named.filter((name) => name !== FILE_OF_OURS && !known.has(plain(name)))).toEqual([]);
  });
});
