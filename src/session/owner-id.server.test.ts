import { expect, test } from 'vitest';
import { isOwnerId, ownerId } from './owner-id.server.ts';

const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);

test('a page knows its customer again, after the secret was rotated too, and nobody else', {
  tags: ['T48', 'F31'],
}, () => {
  const id = ownerId('C1', [OLD]);
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(isOwnerId(id, 'C1', [NEW, OLD])).toBe(true);
  expect(isOwnerId(id, 'C2', [NEW, OLD])).toBe(false);
  expect(isOwnerId(id, 'C1', [NEW])).toBe(false);
  expect(isOwnerId('', 'C1', [NEW])).toBe(false);
});
