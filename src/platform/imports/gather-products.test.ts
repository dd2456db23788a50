import { describe, expect, test } from 'vitest';
import { type Gathered, gatherProducts } from './gather-products.ts';

const HEADING =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Cost per item';

/** A file as it comes from a disk: in chunks that end anywhere. */
async function* inPieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const gather = (...lines: string[]): Promise<Gathered> =>
  gatherProducts(inPieces([HEADING, ...lines].join('\n')));

const refused = ({ refusals }: Gathered) =>
  refusals.map(({ line, reason }) => `${line}: ${reason}`);

describe('an export', () => {
  test('gives products with their colours and sizes, amounts in cents', {
    tags: ['PRD-18'],
  }, async () => {
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
        visibility: 'listed',
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

  test.each([
    ['4006381333931', '4006381333931'],
    ["'4006381333931", '4006381333931'],
    ['400-6381 333931', '4006381333931'],
    ['04006381333931', '4006381333931'],
    ['012345678905', '0012345678905'],
    ['96385074', '0000096385074'],
    ['4006381333932', null],
    ['4.00638E+12', null],
    ['ABC', null],
    ['0000000000000', null],
    ['14006381333938', null],
    ['2001234567893', null],
    ['', null],
  ])('with the barcode %s has the GTIN %s', { tags: ['RTE-24'] }, async (barcode, gtin) => {
    const { products } = await gather(`x,X,,,,,,,,,,,5,12,,${barcode},,`);
    expect(products[0]?.variants[0]?.gtin).toBe(gtin);
  });

  const LISTED = ['TRUE', 'VRAI', 'WAHR', 'VERDADERO', 'VERO', 'PRAWDA', '1', 'Yes', 'Sí', ''];
  const HIDDEN = ['FALSE', 'FAUX', 'FALSCH', 'FALSO', 'FAŁSZ', '0', 'NO', 'Nein'];
  const PUBLISHED: readonly [word: string, visibility: string, unclear: string[]][] = [
    ...LISTED.map((word): [string, string, string[]] => [word, 'listed', []]),
    ...HIDDEN.map((word): [string, string, string[]] => [word, 'hidden', []]),
    ['?', 'hidden', ['?']],
    ['maybe', 'hidden', ['maybe']],
  ];
  test.each(PUBLISHED)('published "%s" is %s', { tags: ['PRD-18'] }, async (word, ...expected) => {
    const { products } = await gather(`x,X,,,,,${word},,,,,,5,12,,,,`);
    expect(products.map(({ visibility, unclear }) => [visibility, unclear])).toEqual([expected]);
  });

  test('that begins with sep=; is read by it, and its lines keep their numbers', {
    tags: ['PRD-18'],
  }, async () => {
    const file = 'sep=;\nHandle;Title;Price\n\nx;"X, y";12,50\ny;Y;free';
    const { products, refusals, separator } = await gatherProducts(inPieces(file));
    expect([separator, products.map(({ title }) => title)]).toEqual([';', ['X, y']]);
    expect(refusals.map(({ line }) => line)).toEqual([5, 5]);
  });

  test.each([
    ['', /no row/],
    [HEADING, /no row/],
    ['sep=;\nHandle;Title;Price\n', /no row/],
    ['ID,Type,SKU,Name,Published,Is featured?,Regular price\n1,simple,A,B,1,0,12', /WooCommerce/],
    ['Product ID;Active (0/1);Name *;Price tax excluded\n1;1;B;12', /PrestaShop/],
    ['uuid;sku;categories;enabled;family\n1;A;B;1;C', /Akeneo/],
    ['Name,Cost\nB,12', /lacks: Handle or URL handle.*price\.$/i],
  ])('"%s" is refused with a sentence', { tags: ['PRD-18'] }, async (file, sentence) => {
    await expect(gatherProducts(inPieces(file))).rejects.toThrow(sentence);
  });

  const PRESENT =
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Product image URL,Image position,Variant image URL,Google Shopping / Age group';
  const OLDER =
    'Variant Image,Image Position,Image Src,Variant Inventory Qty,Variant Inventory Tracker,Variant Compare At Price,Variant Price,Option1 Value,Option1 Name,Variant Barcode,Variant SKU,Status,Published,Tags,Type,Product Category,Vendor,Body (HTML),Handle,Title,Google Shopping / Age Group';
  const CELLS: readonly (readonly [present: string, older: string, ...cells: string[]])[] = [
    ['Title', 'Title', 'Wrap dress', '', ''],
    ['URL handle', 'Handle', 'wrap', 'wrap', 'wrap'],
    ['Description', 'Body (HTML)', '<p>Soft</p>', '', ''],
    ['Vendor', 'Vendor', 'Acme', '', ''],
    ['Product category', 'Product Category', 'Apparel', '', ''],
    ['Type', 'Type', 'Dresses', '', ''],
    ['Tags', 'Tags', 'summer', '', ''],
    ['Published on online store', 'Published', 'FALSE', '', ''],
    ['Status', 'Status', 'Active', '', ''],
    ['SKU', 'Variant SKU', 'W-S', 'W-M', ''],
    ['Barcode', 'Variant Barcode', '4006381333931', '', ''],
    ['Option1 name', 'Option1 Name', 'Size', '', ''],
    ['Option1 value', 'Option1 Value', 'S', 'M', ''],
    ['Price', 'Variant Price', '80.00', '80.00', ''],
    ['Compare-at price', 'Variant Compare At Price', '100.00', '100.00', ''],
    ['Inventory tracker', 'Variant Inventory Tracker', 'shopify', 'shopify', ''],
    ['Inventory quantity', 'Variant Inventory Qty', '4', '0', ''],
    ['Product image URL', 'Image Src', 'front.jpg', '', 'back.jpg'],
    ['Image position', 'Image Position', '2', '', '1'],
    ['Variant image URL', 'Variant Image', 'small.jpg', '', ''],
    ['Google Shopping / Age group', 'Google Shopping / Age Group', 'Toddler', '', ''],
  ];

  test.each([
    ['today', PRESENT, 0],
    ['today in capitals', PRESENT.toUpperCase(), 0],
    ['some time ago', OLDER, 1],
    ['some time ago in small letters', OLDER.toLowerCase(), 1],
  ] as const)('headed as %s is read whole', { tags: ['PRD-18'] }, async (_, heading, naming) => {
    const columns = heading
      .split(',')
      .map((name) => CELLS.find((cells) => cells[naming].toLowerCase() === name.toLowerCase()));
    const lines = [2, 3, 4].map((at) => columns.map((cells) => cells?.[at]).join(','));
    const { products, refusals, unknownColumns } = await gatherProducts(
      inPieces([heading, ...lines].join('\n')),
    );
    expect([refusals, unknownColumns]).toEqual([[], []]);
    expect(products).toMatchObject([
      {
        ...{ handle: 'wrap', title: 'Wrap dress', description: 'Soft', vendor: 'Acme' },
        ...{ kind: 'Dresses Apparel summer', visibility: 'hidden', audience: 'baby' },
        pictures: ['back.jpg', 'front.jpg'],
        variants: [
          {
            ...{ size: 'S', sku: 'W-S', gtin: '4006381333931', quantity: 4 },
            ...{ centAmount: 8000, compareAtCents: 10000, picture: 'small.jpg' },
          },
          { size: 'M', sku: 'W-M', quantity: 0 },
        ],
      },
    ]);
  });

  test('with quotes, line breaks, a byte order mark and Windows line ends counts its lines', {
    tags: ['PRD-18'],
  }, async () => {
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
    ['x,X,,,,,,,,,,A\u0007B,5,12,,,,', '2: the sku "A\\u0007B" holds signs that no sku can have'],
    ['x,X,,,,,,,,,,../B,5,12,,,,', '2: the sku "../B" holds signs that no sku can have'],
    [
      `x,X,,,,,,,,,,${'K'.repeat(51)},5,12,,,,`,
      `2: the sku "${'K'.repeat(51)}" is longer than 50 characters`,
    ],
    ['x,X,,,,,,,,,,,many,12,,,,', '2: the stock "many" is not a number of pieces'],
    ['x,X,,,,,,,,,,,5,12,,,,,,,', '2: it has 21 fields, the heading has 18'],
  ])('names a row that cannot be sold: %s', { tags: ['PRD-18'] }, async (line, reason) => {
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

  test('refuses a size that stands there already, and keeps skus as they are written', {
    tags: ['PRD-18'],
  }, async () => {
    const gathered = await gather(
      'x,X,,,,,,Size,S,,,K1,5,12,,,,',
      'x,,,,,,,,s,,,K2,5,12,,,,',
      'x,,,,,,,,M,,,K1,5,12,,,,',
      "x,,,,,,,,L,,,'ROBE/38.1 #é,5,12,,,,",
    );
    expect(refused(gathered)).toEqual(['3: its colour and size stand on line 2 already']);
    expect(gathered.products[0]?.variants.map(({ size, sku }) => [size, sku])).toEqual([
      ['S', 'K1'],
      // The second one of a sku gets its own as it is stored.
      ['M', 'K1'],
      ['L', 'ROBE/38.1 #é'],
    ]);
  });

  test('refuses gift cards, each of their amounts', { tags: ['PRD-18'] }, async () => {
    const { products, refusals } = await gatherProducts(
      inPieces(
        [
          'Title,URL handle,Option1 name,Option1 value,Price,Gift card',
          'A card,card,Amount,25,25.00,TRUE',
          ',card,,50,50.00,',
          'A bag,bag,Title,Default Title,50.00,FALSE',
        ].join('\n'),
      ),
    );
    expect(products.map(({ handle }) => handle)).toEqual(['bag']);
    const reason = 'it is a gift card: the shop sells its own, of any amount, in the cart';
    expect(refusals).toMatchObject([
      { line: 2, reason },
      { line: 3, reason },
    ]);
  });

  test.each([
    ['semicolons and decimal commas', ';', '\n'],
    ['tabs', '\t', '\r\n'],
    ['commas, lines ending in carriage returns', ',', '\r'],
  ])('separated by %s is read whole', { tags: ['PRD-18'] }, async (_, separator, lineEnd) => {
    const rows = [
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price', 'Variant SKU'],
      ['tee', '"Shirt, red; soft"', 'Size', 'S', '"19,90"', 'T-S'],
      ['tee', '', '', 'M', '"21,90"', 'T-M'],
      ['bad', 'Bad', '', '', 'x', ''],
    ];
    const text = rows.map((cells) => cells.join(separator)).join(lineEnd);
    const gathered = await gatherProducts(inPieces(text, 1));
    expect(gathered.separator).toBe(separator);
    expect(gathered.products).toMatchObject([
      {
        title: 'Shirt, red; soft',
        variants: [
          { line: 2, size: 'S', centAmount: 1990 },
          { line: 3, size: 'M', centAmount: 2190 },
        ],
      },
    ]);
    expect(refused(gathered)[0]).toBe('4: the price "x" is not an amount');
  });

  test('with tables and entities is read as people read it, and no sign of a title is cut in two', {
    tags: ['PRD-18'],
  }, async () => {
    const table = '<table><tr><td>Chest</td><td>92 cm</td></tr></table>';
    const lines = [
      HEADING,
      `tee,Ben &amp; Co &lt;3,${table},,,,,,,,,,5,12,,,,`,
      `hat,${'x'.repeat(116)}👩‍👩‍👧,,,,,,,,,,,5,12,,,,`,
    ];
    const { products } = await gatherProducts(inPieces(lines.join('\n'), 10_000));
    expect(products[0]?.title).toBe('Ben & Co <3');
    expect(products[0]?.description).toMatch(/Chest\s+92 cm/);
    expect(products[1]?.title).toBe('x'.repeat(116));
  });

  test('reads what stands before a quote that is never closed', { tags: ['PRD-18'] }, async () => {
    const gathered = await gather('a,A,,,,,,,,,,,5,10,,,,', 'b,"B,,,,,,,,,,,5,10,,,,', 'c,C');
    expect(gathered.products.map(({ handle }) => handle)).toEqual(['a']);
    expect(refused(gathered)).toEqual([
      '3: a quote is opened and never closed: nothing after it can be read',
    ]);
  });

  test('without the columns that matter is refused as a whole', { tags: ['PRD-18'] }, async () => {
    await expect(gatherProducts(inPieces('Handle,Title\na,A'))).rejects.toThrow(
      'The heading lacks: Variant Price or Price.',
    );
  });
});
