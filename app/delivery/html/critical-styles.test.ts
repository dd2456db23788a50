import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';

const styles = createCriticalStyles(`
  :root { --ink: #111; --paper: #fff; --gap: 4px; --shade: var(--ink); --unused: red }
  @media (prefers-color-scheme: dark) { :root { --paper: #000 } }
  table { border: 0 } h1, h2 { margin: 0 } * { box-sizing: border-box }
  .tile { color: var(--shade); background: var(--paper); margin: var(--gap) } .tile__name:hover { color: red } .layer { position: fixed }
  .sm\\:p_2 { padding: 2px } .tile, .layer { display: grid }
  @media (min-width: 600px) { .tile { gap: 1px } .layer { gap: 2px } }
  @media print { .layer { display: none } }
  @keyframes slide { from { opacity: 0 } } @keyframes fade { from { opacity: 0 } }
  .tile__name { animation: fade 1s } .tile::backdrop { color: red } a:focus-visible { top: 0 }
`);
const cut = (html: string) => styles(html).css;
const page = '<body><h1 class="tile tile__name sm:p_2">A</h1></body>';

test('a page gets the rules that its elements and classes can use, and no others (performance.md)', () => {
  const css = cut(page);
  expect(css).toContain('.tile {');
  expect(css).toContain('sm\\:p_2');
  expect(css).toContain('h1 {');
  expect(css).toContain('* {');
  expect(css).not.toMatch(/table|h2|\.layer/);
});

test('what only left-out rules name goes with them (performance.md)', () => {
  const css = cut(page);
  expect(css).toContain('--shade');
  expect(css).not.toContain('--unused');
  expect(css).toContain('@keyframes fade');
  expect(css).not.toContain('slide');
  expect(css).not.toContain('print');
});

test('what shows only after an interaction comes with the stylesheet (performance.md)', () => {
  expect(cut(`${page}<a>`)).not.toMatch(/hover|backdrop|focus/);
});

test('a property with one value is written out; one of the scheme stays a property (performance.md)', () => {
  const css = cut(page);
  expect(css).toContain('margin: 4px');
  expect(css).not.toContain('--gap');
  expect(css).toContain('background: var(--paper)');
  expect(css.match(/--paper: #/g)).toHaveLength(2);
});

test('a page that uses more gets more (performance.md)', () => {
  expect(cut('<table class="layer">')).toMatch(/table[\s\S]*\.layer/);
});
