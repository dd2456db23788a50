import { expect, test } from 'vitest';
import { loadOptional } from './optional-package.ts';

const missing = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /shop/a.ts`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });

test('a shop that uses a package it has not installed is told how to', async () => {
  const load = () => Promise.reject(missing('@adyen/api-library'));
  await expect(loadOptional('@adyen/api-library', load)).rejects.toThrow(
    'The package @adyen/api-library is not installed: "npm ci" installs everything.',
  );
});

test('a package that another one lacks is named by its own error', async () => {
  const error = missing('left-pad');
  await expect(loadOptional('@adyen/api-library', () => Promise.reject(error))).rejects.toBe(error);
});
