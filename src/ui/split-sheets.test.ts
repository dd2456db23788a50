import postcss from 'postcss';
import { expect, test } from 'vitest';
import { splitSheets } from './split-sheets.ts';

const WHOLE = `
  @layer tokens { :root { --ink: #111; --night: #223; --unused: red } }
  @keyframes breathe { to { opacity: 0.5 } }
  @layer recipes {
    .tile__name { color: var(--ink) } .cart-line__name--kind_big { color: var(--night) }
    a > .cart-line__name { color: red } .cart-lines { gap: 1px } .suggestions__root { animation: breathe 1s }
  }
`;
const sheet = async (file: string) =>
  (await postcss([splitSheets()]).process(WHOLE, { from: `src/ui/${file}` })).css;

test("the shop's own stylesheet leaves out the recipes of other sheets and keeps their tokens (performance.md)", async () => {
  const css = await sheet('styles.css');
  expect(css).toMatch(/\.tile__name[\s\S]*\.cart-lines/);
  expect(css).not.toMatch(/cart-line__|suggestions__|--unused/);
  expect(css).toMatch(/--ink[\s\S]*--night[\s\S]*@keyframes breathe/);
});

test('recipes that share a rule each keep their part of it', async () => {
  const shared = '@layer recipes { .tile__name, .cart-line__name { gap: 1px } }';
  const of = async (file: string) =>
    (await postcss([splitSheets()]).process(shared, { from: `src/ui/${file}` })).css;
  expect(await of('styles.css')).toContain('{ .tile__name {');
  expect(await of('order.css')).toContain('{ .cart-line__name {');
  expect(await of('late.css')).not.toContain('gap');
});

test('a sheet holds the rules of its recipes and nothing else (performance.md)', async () => {
  const rules = async (file: string) => (await sheet(file)).match(/[.:][\w-]+(?= \{ \w)/g);
  expect(await rules('order.css')).toEqual(['.cart-line__name--kind_big', '.cart-line__name']);
  expect(await rules('late.css')).toEqual(['.suggestions__root']);
});

test('fonts of systems are left out: the shop names its own for the whole page (performance.md)', async () => {
  const reset =
    '@layer reset { html { font-family: var(--global-font-body, Arial); tab-size: 4 } }';
  const own = '@layer base { html { font-family: Instrument } }';
  const { css } = await postcss([splitSheets()]).process(`${reset} ${own}`, {
    from: 'src/ui/styles.css',
  });
  expect(css).not.toContain('Arial');
  expect(css).toMatch(/tab-size: 4[\s\S]*font-family: Instrument/);
});
