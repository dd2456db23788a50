import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';

const cut = createCriticalStyles(`
  :root { --ink: #111; --shade: var(--ink); --unused: red }
  table { border: 0 } h1, h2 { margin: 0 } * { box-sizing: border-box }
  .tile { color: var(--shade) } .tile__name:hover { color: red } .layer { position: fixed }
  .sm\\:p_2 { padding: 2px } .tile, .layer { display: grid }
  @media (min-width: 600px) { .tile { gap: 1px } .layer { gap: 2px } }
  @media print { .layer { display: none } }
  @keyframes slide { from { opacity: 0 } } @keyframes fade { from { opacity: 0 } }
  .tile__name { animation: fade 1s }
`);
const page = '<body><h1 class="tile tile__name sm:p_2">A</h1></body>';

test('a page gets the rules that its elements and classes can use, and no others (CST-26)', () => {
  const css = cut(page);
  expect(css).toContain('.tile {');
  expect(css).toContain('.tile__name:hover');
  expect(css).toContain('sm\\:p_2');
  expect(css).toContain('h1 {');
  expect(css).toContain('* {');
  expect(css).not.toMatch(/table|h2|\.layer/);
});

test('what only left-out rules name goes with them (CST-26)', () => {
  const css = cut(page);
  expect(css).toContain('--ink');
  expect(css).toContain('--shade');
  expect(css).not.toContain('--unused');
  expect(css).toContain('@keyframes fade');
  expect(css).not.toContain('slide');
  expect(css).not.toContain('print');
});

test('a page that uses more gets more (CST-26)', () => {
  expect(cut('<table class="layer">')).toMatch(/table[\s\S]*\.layer/);
});
