import { describe, expect, test } from 'vitest';
import { CommerceError } from './commerce-error.ts';
import { fillPath } from './fill-path.ts';

describe('paths', () => {
  test('values become one encoded segment', { tags: ['T12'] }, () => {
    expect(fillPath('/carts/{id}/products/{sku}', { id: 'abc-1', sku: 'S 1' })).toBe(
      '/carts/abc-1/products/S%201',
    );
  });

  test('a sku keeps its signs, encoded, and leads nowhere else', { tags: ['T12'] }, () => {
    const path = (sku: string) => fillPath('/carts/{id}/products/{sku}', { id: 'abc-1', sku });
    expect(path('ROBE/38.é #2')).toBe('/carts/abc-1/products/ROBE%2F38.%C3%A9%20%232');
    for (const sku of ['..', 'a/../b', 'a%2f..', 'a\u0000']) {
      expect(() => path(sku)).toThrow(CommerceError);
    }
  });

  test.each(['../x', 'a/b', 'a\\b', 'a%2f', 'a?b', 'a#b', 'a\u0000', '', '.'])(
    '%j is refused before any call',
    { tags: ['T12'] },
    (value) => {
      expect(() => fillPath('/carts/{id}', { id: value })).toThrow(CommerceError);
    },
  );
});
