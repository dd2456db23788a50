import { globSync, readFileSync } from 'node:fs';

const IMPORTING = ['node_modules/{ra-*,react-admin}/dist/**/*.js', 'src/back-office/**/*.{ts,tsx}'];
const IMPORT = /^import .* from ['"]@mui\/icons-material\/(\w+)['"]/gm;

/** Names of the icons that react-admin and the back office import. */
export function usedIcons(): string[] {
  const names = globSync(IMPORTING).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}
