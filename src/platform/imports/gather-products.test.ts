import { describe, expect, test } from 'vitest';
import { type Gathered, gatherProducts } from './gather-products.ts';

const HEADING =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Cost per item';

/** A file as it comes from a disk: in pieces that end anywhere. */
async function* inPieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const gather = (...lines: string[]): Promise<Gathered> =>
  gatherProducts(inPieces([HEADING, ...lines].join('\n')));

const refused = ({ refusals }: Gathered) =>
  refusals.map(({ line, reason }) => `${line}: ${reason}`);

describe('an export', () => {
  test('gives products with their colours and sizes, amounts in cents (PRD-18)', async () => {
    const { products, refusals, unknownColumns } = await gather(
      'tee,Blue Tee,<p>Soft &amp; <b>light</b></p><script>alert(1)</script>,Acme,T-Shirts,summer,TRUE,Color,Blue,Size,S,T-S,3,19.90,29.90,4006381333931,a.jpg,5',
      'tee,,,,,,,,Blue,,M,T-M,0,"19,90",,,,',
      'tee,,,,,,,,,,,,,,,,b.jpg,',
    );
    expect(refusals).toEqual([]);
    expect(unknownColumns).toEqual(['Cost per item']);
    expect(products).toMatchObject([
      {
        handle: 'tee',
        title: 'Blue Tee',
        description: 'Soft & light',
        isListed: true,
        variants: [
          {
            ...{ line: 2, colour: 'Blue', size: 'S', sku: 'T-S', quantity: 3 },
            ...{ centAmount: 1990, compareAtCents: 2990, gtin: '4006381333931' },
          },
          { line: 3, size: 'M', quantity: 0, centAmount: 1990, compareAtCents: null, gtin: null },
        ],
      },
    ]);
  });

  test('with quotes, line breaks, a byte order mark and Windows line ends counts its lines (PRD-18)', async () => {
    const text = [
      `\uFEFF${HEADING}`,
      'a,"A ""fine"" shirt","<p>one',
      'two</p>",,,,,,,,,,5,10,,,,',
      '',
      'b,Bad,,,,,,,,,,,5,abc,,,,',
    ].join('\r\n');
    const gathered = await gatherProducts(inPieces(text));
    expect(gathered.products.map(({ title }) => title)).toEqual(['A "fine" shirt']);
    expect(refused(gathered)).toEqual([
      '5: the price "abc" is not an amount',
      '5: nothing of the product "b" can be sold',
    ]);
  });

  test.each([
    ['x,X,,,,,,,,,,,5,,,,,', '2: it has no price'],
    ['x,X,,,,,,,,,,,5,-3,,,,', '2: the price "-3" is not an amount'],
    ['x,X,,,,,,,,,,,5,0.00,,,,', '2: the price is zero'],
    ['x,X,,,,,,,,,,,5,1e3,,,,', '2: the price "1e3" is not an amount'],
    ['x,X,,,,,,,,,,,5,12,free,,,', '2: the compare-at price "free" is not an amount'],
    [',X,,,,,,,,,,,5,12,,,,', '2: it has no handle'],
    ['x,,,,,,,,S,,,,5,12,,,,', '2: the product "x" has no title'],
    ['x,X,,,,,,,,,,,5,12,,,,,,,', '2: it has 21 fields, the heading has 18'],
  ])('names a row that cannot be sold: %s (PRD-18)', async (line, reason) => {
    const gathered = await gather(line, 'good,Good,,,,,,,,,,,5,12,,,,');
    expect(refused(gathered)).toContain(reason);
    expect(gathered.products.map(({ handle }) => handle)).toEqual(['good']);
  });

  test('with a description that is nested a thousand deep is read like any other', async () => {
    const deep = `${'<div>'.repeat(20_000)}Deep${'</div>'.repeat(20_000)}`;
    const { products } = await gather(
      `tee,Blue Tee,${deep},Acme,T-Shirts,,TRUE,Size,S,,,T-S,3,19.90,,,,`,
      'cap,Red Cap,<p>Plain</p>,Acme,Caps,,TRUE,Size,S,,,C-S,3,9.90,,,,',
    );
    expect(products.map(({ description }) => description.slice(0, 8))).toEqual(['...', 'Plain']);
  });

  test('refuses a size or a sku that stands there already (PRD-18)', async () => {
    const gathered = await gather(
      'x,X,,,,,,Size,S,,,K1,5,12,,,,',
      'x,,,,,,,,S,,,K2,5,12,,,,',
      'x,,,,,,,,M,,,K1,5,12,,,,',
      'x,,,,,,,,L,,,not a sku!,5,12,,,,',
    );
    expect(refused(gathered)).toEqual([
      '3: its colour and size stand on line 2 already',
      '4: the sku "K1" stands on line 2 already',
    ]);
    expect(gathered.products[0]?.variants.map(({ size, sku }) => [size, sku])).toEqual([
      ['S', 'K1'],
      ['L', null],
    ]);
  });

  test('reads what stands before a quote that is never closed (PRD-18)', async () => {
    const gathered = await gather('a,A,,,,,,,,,,,5,10,,,,', 'b,"B,,,,,,,,,,,5,10,,,,', 'c,C');
    expect(gathered.products.map(({ handle }) => handle)).toEqual(['a']);
    expect(refused(gathered)).toEqual([
      '3: a quote is opened and never closed: nothing after it can be read',
    ]);
  });

  test('without the columns that matter is refused as a whole (PRD-18)', async () => {
    await expect(gatherProducts(inPieces('Handle,Title\na,A'))).rejects.toThrow(
      'The heading lacks: Variant Price.',
    );
  });
});
