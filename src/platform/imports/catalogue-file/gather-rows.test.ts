import { expect, test } from 'vitest';
import { openCatalogueFile, type SaidProduct } from './gather-rows.ts';

const HEADING = 'handle,name_en,colour_key,size';
const openRows = (rows: readonly string[]) =>
  openCatalogueFile({
    async *[Symbol.asyncIterator]() {
      yield `${HEADING}\n${rows.join('\n')}\n`;
    },
  });

async function all(said: AsyncIterable<SaidProduct>) {
  const found: SaidProduct[] = [];
  for await (const one of said) found.push(one);
  return found;
}

const summed = ({ said, lines }: SaidProduct) => ({
  handle: said.handle,
  name: said.cells.get('name_en'),
  sizes: said.colours.flatMap(({ sizes }) => sizes.map(({ size }) => size)),
  lines,
});

const COAT = { handle: 'coat', name: 'Coat', sizes: ['S', 'M'], lines: [2, 4] };
const SCARF = { handle: 'scarf', name: 'Scarf', sizes: ['M'], lines: [3] };
const CAP = { handle: 'cap', name: 'Cap', sizes: ['M', 'L'], lines: [5, 6] };

test('a file gives each product with all its rows, where others stand between them, too', async () => {
  const rows = ['coat,Coat,red,S', 'scarf,Scarf,red,M', 'coat,,red,M', 'cap,Cap,red,M'];
  const file = await openRows([...rows, 'cap,,red,L']);
  expect(file.sizes).toEqual([2, 1, 2]);
  expect((await all(file.read(0))).map(summed)).toEqual([COAT, SCARF, CAP]);
  expect((await all(file.read(1))).map(summed)).toEqual([SCARF, CAP]);
});

test('a row that says something else of its product than one before it is named', async () => {
  const file = await openRows(['coat,Coat,red,S', 'coat,Jacket,red,M', 'coat,,red,M']);
  const [product] = await all(file.read(0));
  expect(product?.wrong.map(({ line, said }) => [line, said.at(-1)?.code])).toEqual([
    [3, 'said-otherwise'],
    [4, 'colour-and-size-twice'],
  ]);
});

test('rows that stand apart are refused beyond what the memory holds, the others are read', async () => {
  const many = Array.from({ length: 20_001 }, (_, at) => `p${at}`);
  const rows = ['S', 'M'].flatMap((size) => many.map((handle) => `${handle},,red,${size}`));
  const found = await all((await openRows([...rows, 'cap,Cap,red,M'])).read(19_999));
  expect(
    found.map(({ said, wrong }) => [said.handle, wrong.map(({ said }) => said[0]?.code)]),
  ).toEqual([
    ['p19999', []],
    ['p20000', ['rows-apart', 'rows-apart']],
    ['cap', []],
  ]);
});
