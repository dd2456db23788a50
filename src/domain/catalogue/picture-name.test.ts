import { describe, expect, test } from 'vitest';
import { colourOfPicture, type NamedColour, readPictureName } from './picture-name.ts';

const colour = (optionId: string, own: Partial<NamedColour> = {}): NamedColour => ({
  ...{ productId: '949', handle: null, optionId, codes: [], colours: [], ...own },
});
const KNOWN = [
  colour('navy', { codes: ['MAR-1', '3612345678901'], colours: ['navy', 'Bleu marine'] }),
  colour('grey', { codes: ['GRI-1'], colours: ['light-grey', 'Hellgrau', 'Gris clair'] }),
  colour('only', { productId: '600001', codes: ['COAT_2'], colours: ['red'] }),
  colour('wool', { productId: '7', handle: 'Wool-coat', colours: ['red'] }),
  colour('blue wool', { productId: '7', handle: 'Wool-coat', colours: ['Bleu nuit'] }),
];
const found = (name: string) => {
  const { colours, place } = colourOfPicture(name, KNOWN);
  return [colours.map(({ optionId }) => optionId), place];
};

describe('the name of a picture', () => {
  test('leads to a colour by a sku or a barcode, with its place', () => {
    expect(found('MAR-1.jpg')).toEqual([['navy'], null]);
    expect(found('mar-1_2.JPEG')).toEqual([['navy'], 2]);
    expect(found('photos/été/3612345678901 (3).webp')).toEqual([['navy'], 3]);
    // The sku ends in a number itself.
    expect(found('COAT_2.jpg')).toEqual([['only'], null]);
    expect(found('COAT_2_10.jpg')).toEqual([['only'], 10]);
  });

  test('leads by the number of the product to its only colour, or leaves it open which', () => {
    expect(found('600001-1.jpg')).toEqual([['only'], 1]);
    expect(found('949_1.jpg')).toEqual([['navy', 'grey'], 1]);
  });

  test('leads by number and colour, its code or its name in any language', () => {
    expect(found('949-navy-2.png')).toEqual([['navy'], 2]);
    expect(found('949_Gris clair_1.jpg')).toEqual([['grey'], 1]);
    expect(found('949_hellgrau.jpg')).toEqual([['grey'], null]);
    expect(found('949_purple_1.jpg')).toEqual([[], null]);
  });

  test('leads by the handle of the product, with or without a colour', () => {
    expect(found('wool-coat_1.jpg')).toEqual([['wool', 'blue wool'], 1]);
    expect(found('Wool-Coat-bleu-nuit-3.jpg')).toEqual([['blue wool'], 3]);
    expect(found('wool-coat_red.jpg')).toEqual([['wool'], null]);
    expect(found('wool-coat_pink.jpg')).toEqual([[], null]);
  });

  test('of a camera leads to nothing', () => {
    for (const name of ['IMG_0042.jpg', '.jpg', '', 'readme', '94.jpg']) {
      expect(found(name)).toEqual([[], null]);
    }
    expect(readPictureName('.jpg')).toEqual([]);
  });
});
