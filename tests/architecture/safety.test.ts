import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '#src/domain/brand/theme.ts';

/** What lint cannot see: words and habits that do not belong in the repository. */

/** What a fork changes. */
const THEME = 'src/domain/brand/theme.ts';

function tracked(...patterns: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    {
      encoding: 'utf8',
    },
  );
  return listed
    .split('\n')
    .filter((path) => path !== '' && path !== 'tests/architecture/safety.test.ts');
}

function filesWith(pattern: RegExp, ...globs: string[]): string[] {
  return tracked(...globs).filter((path) => pattern.test(readFileSync(path, 'utf8')));
}

describe('safety', () => {
  test('Intl is used by the formatters alone', { tags: ['UIX-02'] }, () => {
    const users = filesWith(
      /\bIntl\.|toLocale(String|DateString)\(/,
      'app/**/*.ts*',
      'src/features/**',
      'src/ui/**',
      'src/i18n/**',
    ).filter((path) => !path.includes('.test.'));
    expect(users.sort()).toEqual([
      'src/i18n/formats.ts',
      'src/i18n/lists.ts',
      'src/i18n/prices.ts',
      'src/i18n/times.ts',
    ]);
  });

  test('the storefront names statuses of HTTP and writes none as a bare number', {
    tags: ['ERR-32'],
  }, () => {
    const bare =
      /\bstatus(?:Code)?\b\s*(?:[=!]==|[<>]=?|:)\s*[1-5]\d\d\b|\bredirect\([^)]*\b30\d\b/;
    const folders = ['app', 'src/features', 'src/session', 'src/gateway', 'src/ui', 'src/i18n'];
    const users = filesWith(bare, ...folders.map((folder) => `${folder}/**/*.ts*`));
    expect(users.filter((path) => !path.includes('.test.'))).toEqual([]);
  });

  test('the name of the brand is configuration alone, and nobody’s that there is', {
    tags: ['PRD-16'],
  }, () => {
    const product = ['app/**/*.ts*', 'src/**/*.ts*', 'locales/**/*.po', 'public/**/*.svg'];
    const named = filesWith(/\bVitrine\b/, ...product);
    const isOwn = (path: string) => /\.test\.|^src\/demo\//.test(path);
    expect(named.filter((path) => !isOwn(path))).toEqual([THEME]);
    const real =
      /\b(Zara|H&M|Mango|Kiabi|La Redoute|Zalando|Uniqlo|Promod|Camaïeu|Jules|Celio|Etam|C&A|ASOS|Primark|Bershka|Orsay|Sézane)\b/;
    expect(filesWith(real, ...product)).toEqual([]);
  });

  test('no page carries a style attribute or markup from a string', {
    tags: ['T28', 'T30'],
  }, () => {
    expect(filesWith(/\sstyle=\{|dangerouslySetInnerHTML/, 'app/**/*.tsx', 'src/**/*.tsx')).toEqual(
      [],
    );
  });

  test('no form of a plural names a value that it does not hand over', () => {
    const forms = /\b(?:zero|one|two|few|many|other|_\d+)="[^"]*\{/;
    expect(filesWith(forms, 'app/**/*.tsx', 'src/**/*.tsx')).toEqual([]);
  });

  test('colours and typefaces of the brand stand in its theme alone', () => {
    const colours = Object.values(PALETTE)
      .flatMap(({ light, dark }) => [light, dark])
      .filter((colour) => /^#(?!FFFFFF)/.test(colour));
    const named = filesWith(
      new RegExp([...colours, 'Fraunces', 'Instrument.?Sans'].join('|'), 'i'),
      ...['app/**', 'src/**', 'public/**'],
    );
    // Flags, and the colours that products come in, are what they are under any brand.
    const isOther =
      /\.test\.|^src\/demo\/|^src\/platform\/(pictures\/flags|catalogue\/vocabularies)/;
    expect(named.filter((path) => !isOther.test(path))).toEqual([THEME]);
  });

  test('colours stand in tokens, not in components', () => {
    const components = filesWith(
      /['"`]#[0-9a-f]{3,8}\b/i,
      'src/features/**/*.tsx',
      'app/layouts/*.tsx',
    );
    expect(components).toEqual([]);
  });

  test('components style themselves by recipes alone', () => {
    expect(filesWith(/#styles\/(css|patterns)/, 'app/**/*.tsx', 'src/**/*.tsx')).toEqual([]);
  });

  test('no type hole and no silenced lint in the product', () => {
    const holes = filesWith(
      /\bas any\b|: any\b|@ts-ignore|@ts-expect-error|biome-ignore/,
      'app/**/*.ts*',
      'src/**/*.ts*',
    );
    expect(holes).toEqual([]);
  });

  // An object answers `constructor` and `__proto__`, too; types stop lookups in all other tables.
  test('a table that is looked up by any text is a Map', { tags: ['T04', 'T14'] }, () => {
    const table = /^(export )?const \w+: (Readonly<)?Record<string,/m;
    // Pairs that are only walked through, never looked up.
    const isWalked = (path: string) => path === 'app/pipeline/security-headers.ts';
    const tables = filesWith(table, 'app/**/*.ts*', 'src/**/*.ts*').filter(
      (path) => !path.includes('.test.') && !isWalked(path),
    );
    expect(tables).toEqual([]);
  });

  test('what changes a stock is in one folder, which writes down how it moved', () => {
    const change =
      /\b(insert|update|delete)\((stocks|storeStocks)\)|\b(update|insert into|delete from) (store_)?stocks\b/;
    const users = filesWith(change, 'src/platform/**/*.ts').filter(
      (path) => !path.includes('.test.'),
    );
    expect(users.length).toBeGreaterThan(1);
    expect(users.filter((path) => !path.startsWith('src/platform/stock/'))).toEqual([]);
  });

  test('nothing is left unfinished in words', () => {
    expect(
      filesWith(
        /\b(TODO|FIXME|XXX|HACK)\b|not implemented|coming soon/,
        'app/**',
        'src/**',
        'tests/**',
      ),
    ).toEqual([]);
  });

  test('no folder or file is a place for anything', () => {
    const named = tracked().filter((path) =>
      /(^|\/)(utils?|lib|common|helpers?|misc)(\.[a-z]+)?(\/|$)/.test(path),
    );
    expect(named).toEqual([]);
  });

  test('the repository names no package registry and no machine path', () => {
    const wrong = filesWith(/registry\.npmjs\.or[g]|\/wor[k]\/main|\/roo[t]\//, '*', ':!*.woff2');
    expect(wrong).toEqual([]);
  });
});
