import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import { ACTION_NAMES } from '#src/back-office/audit/audit-words.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { AUDIT_ACTIONS } from '#src/domain/staff/audit-actions.ts';

/** What the audit log can say is what the platform writes, and people read it by names. */

/** Written by the name of their step: `order.${step}`. */
const OF_STEPS: readonly string[] = ['order.delivered', 'order.prepared'];

test('every action of the audit log is written by the platform', () => {
  const sources = globSync('src/platform/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const isWritten = (action: string) => sources.some((source) => source.includes(`'${action}'`));
  expect(AUDIT_ACTIONS.length).toBeGreaterThan(50);
  const never = AUDIT_ACTIONS.filter((one) => !isWritten(one) && !OF_STEPS.includes(one));
  expect(never).toEqual([]);
});

test('an action that the platform writes is in the list', () => {
  const written = globSync('src/platform/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(written.length).toBeGreaterThan(30);
  const known: readonly string[] = AUDIT_ACTIONS;
  expect(written.filter((action) => !known.includes(action))).toEqual([]);
});

test.each(LANGUAGES)('every action has a name of its own in %s', async (lang) => {
  expect(Object.keys(ACTION_NAMES).toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
  const filename = `locales/back-office/${lang}.po`;
  const options = { locale: lang, sourceLocale: 'en', filename };
  const texts = await formatter().parse(readFileSync(filename, 'utf8'), options);
  const names = AUDIT_ACTIONS.map((action) => {
    const { id } = ACTION_NAMES[action];
    return texts[id]?.translation ?? '';
  });
  expect(names.filter((name) => name === '')).toEqual([]);
  expect(new Set(names).size).toBe(AUDIT_ACTIONS.length);
});
