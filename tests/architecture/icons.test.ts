import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { usedIcons } from '#src/launch/used-icons.ts';

test('the icons that react-admin and the back office import are those of the repository', () => {
  const drawn = globSync('src/back-office/icons/drawn/*.js').map((file) => basename(file, '.js'));
  // `npm run icons` writes them again.
  expect(drawn.sort()).toEqual(usedIcons());
});
