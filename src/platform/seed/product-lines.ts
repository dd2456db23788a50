import type { Fabric, Pattern, Silhouette } from '#src/domain/garments.ts';
import type { StyleNames } from './collections.ts';
import type { PaletteId } from './palettes.ts';
import type { SizeScale } from './sizes.ts';
import type {
  CutId,
  FabricId,
  FamilyId,
  ModelId,
  PatternId,
  SegmentationWord,
  StylingId,
} from './words/word-lists.ts';

/** One model of one family: how many products of it the shop has, and what they may be. */
export type ProductLine = {
  family: FamilyId;
  model: ModelId;
  silhouette: Silhouette;
  count: number;
  cuts: readonly CutId[];
  fabrics: readonly FabricId[];
  patterns: readonly (PatternId & Pattern)[];
  sizes: SizeScale;
  /** Cents of a euro, before the fabric's factor. */
  price: number;
  palette: PaletteId;
  names: StyleNames;
  styling: StylingId;
  segmentation: SegmentationWord;
  /** Drawn instead of the fabric's own weave. */
  drawn?: Fabric;
  /** Fabrics that the noun already says: "veste en jean en denim". */
  unnamed?: readonly FabricId[];
  /** Woven patterns in the colours of suiting. */
  suiting?: boolean;
};

type Shared = Pick<
  ProductLine,
  'family' | 'palette' | 'names' | 'styling' | 'segmentation' | 'sizes'
>;
type Own = Omit<ProductLine, keyof Shared> & Partial<Shared>;

const family = (shared: Shared, lines: readonly Own[]): ProductLine[] =>
  lines.map((line) => ({ ...shared, ...line }));

const WOMEN = { names: 'women', segmentation: 'women' } as const;
const MEN = { names: 'men', segmentation: 'men' } as const;
const THINGS = { names: 'things', segmentation: 'accessories' } as const;

const women: ProductLine[] = [
  ...family({ family: 'f1200', palette: 'bright', styling: 'dresses', sizes: 'women', ...WOMEN }, [
    {
      model: 'midi-dress',
      silhouette: 'midi-dress',
      count: 20,
      price: 4500,
      cuts: ['fluid', 'fitted', 'flared', 'loose', 'light'],
      fabrics: ['viscose', 'linen', 'poplin', 'satin', 'lyocell', 'cotton-knit', 'silk'],
      patterns: [
        'floral-sparse',
        'dots',
        'floral-bold',
        'gingham',
        'breton',
        'floral-liberty',
        'print',
      ],
    },
    {
      model: 'maxi-dress',
      silhouette: 'maxi-dress',
      count: 12,
      price: 5500,
      cuts: ['fluid', 'loose', 'light', 'flared'],
      fabrics: ['linen', 'viscose', 'satin', 'poplin', 'lyocell', 'silk'],
      patterns: ['floral-bold', 'floral-liberty', 'print', 'dots'],
    },
    {
      model: 'shirt-dress',
      silhouette: 'shirt-dress',
      count: 12,
      price: 5000,
      cuts: ['straight', 'loose', 'light'],
      fabrics: ['poplin', 'linen', 'denim', 'viscose', 'linen-blend'],
      patterns: ['pinstripe', 'gingham', 'floral-liberty', 'dots'],
    },
  ]),
  ...family({ family: 'f1210', palette: 'basic', styling: 'tops', sizes: 'letters', ...WOMEN }, [
    {
      model: 't-shirt',
      silhouette: 't-shirt',
      count: 14,
      price: 1500,
      cuts: ['loose', 'straight', 'oversize', 'short', 'soft'],
      fabrics: ['organic-cotton', 'heavy-cotton', 'linen', 'lyocell'],
      patterns: ['breton', 'print', 'colour-block', 'floral-liberty'],
      drawn: 'jersey',
    },
    {
      model: 'long-sleeve',
      silhouette: 'long-sleeve',
      count: 7,
      price: 2000,
      cuts: ['fitted', 'soft', 'straight', 'light'],
      fabrics: ['organic-cotton', 'lyocell', 'merino'],
      patterns: ['breton', 'dots', 'colour-block'],
      drawn: 'jersey',
    },
    {
      model: 'camisole',
      silhouette: 'camisole',
      count: 7,
      price: 2500,
      cuts: ['fluid', 'light', 'short'],
      fabrics: ['satin', 'viscose', 'silk', 'lyocell'],
      patterns: ['floral-liberty', 'dots', 'floral-sparse'],
      palette: 'bright',
    },
  ]),
  ...family({ family: 'f1220', palette: 'quiet', styling: 'shirts', sizes: 'women', ...WOMEN }, [
    {
      model: 'shirt',
      silhouette: 'shirt',
      count: 14,
      price: 3500,
      cuts: ['loose', 'oversize', 'fitted', 'straight', 'light'],
      fabrics: ['poplin', 'linen', 'silk', 'lyocell', 'linen-blend'],
      patterns: ['pinstripe', 'gingham', 'floral-liberty', 'breton', 'dots'],
    },
    {
      model: 'blouse',
      silhouette: 'blouse',
      count: 13,
      price: 3500,
      cuts: ['fluid', 'loose', 'light'],
      fabrics: ['viscose', 'satin', 'poplin', 'silk', 'lyocell'],
      patterns: ['floral-sparse', 'dots', 'floral-liberty', 'floral-bold', 'animal'],
      palette: 'bright',
    },
  ]),
  ...family({ family: 'f1230', palette: 'knit', styling: 'knitwear', sizes: 'letters', ...WOMEN }, [
    {
      model: 'sweater',
      silhouette: 'sweater',
      count: 12,
      price: 4500,
      cuts: ['loose', 'light', 'soft', 'short', 'oversize'],
      fabrics: ['merino', 'alpaca-blend', 'cotton-knit', 'cashmere-blend', 'recycled-wool'],
      patterns: ['breton', 'colour-block'],
    },
    {
      model: 'cardigan',
      silhouette: 'cardigan',
      count: 9,
      price: 4500,
      cuts: ['short', 'long', 'soft', 'light'],
      fabrics: ['merino', 'alpaca-blend', 'cashmere-blend', 'recycled-wool'],
      patterns: ['breton', 'colour-block'],
    },
    {
      model: 'sweatshirt',
      silhouette: 'sweatshirt',
      count: 6,
      price: 3500,
      cuts: ['oversize', 'short', 'loose', 'soft'],
      fabrics: ['brushed-cotton', 'organic-cotton', 'heavy-cotton'],
      patterns: ['print', 'breton'],
      styling: 'sweats',
      palette: 'basic',
    },
  ]),
  ...family(
    { family: 'f1240', palette: 'tailored', styling: 'jackets', sizes: 'women', ...WOMEN },
    [
      {
        model: 'blazer',
        silhouette: 'blazer',
        count: 9,
        price: 8000,
        cuts: ['oversize', 'fitted', 'straight', 'long'],
        fabrics: ['cool-wool', 'linen', 'corduroy', 'linen-blend', 'wool-cloth'],
        patterns: ['pinstripe', 'houndstooth', 'tartan'],
        suiting: true,
      },
      {
        model: 'denim-jacket',
        silhouette: 'denim-jacket',
        count: 5,
        price: 6000,
        cuts: ['short', 'oversize', 'washed', 'straight'],
        fabrics: ['denim', 'recycled-denim', 'organic-cotton'],
        patterns: [],
        palette: 'denim',
        drawn: 'denim',
        unnamed: ['denim', 'recycled-denim'],
      },
      {
        model: 'coat',
        silhouette: 'coat',
        count: 8,
        price: 12000,
        cuts: ['long', 'straight', 'oversize', 'loose'],
        fabrics: ['wool-cloth', 'alpaca-blend', 'recycled-wool', 'cashmere-blend'],
        patterns: ['houndstooth', 'tartan', 'chevron'],
        drawn: 'fleece',
        suiting: true,
      },
      {
        model: 'trench',
        silhouette: 'trench',
        count: 5,
        price: 10000,
        cuts: ['long', 'light', 'showerproof', 'oversize'],
        fabrics: ['gabardine', 'twill'],
        patterns: [],
      },
    ],
  ),
  ...family(
    { family: 'f1250', palette: 'tailored', styling: 'trousers', sizes: 'women', ...WOMEN },
    [
      {
        model: 'trousers',
        silhouette: 'chinos',
        count: 10,
        price: 4500,
        cuts: ['high-waisted', 'fluid', 'straight', 'light', 'tapered'],
        fabrics: ['cool-wool', 'linen', 'viscose', 'lyocell', 'corduroy'],
        patterns: ['pinstripe', 'houndstooth'],
        suiting: true,
      },
      {
        model: 'chinos',
        silhouette: 'chinos',
        count: 6,
        price: 4000,
        cuts: ['tapered', 'high-waisted', 'stretch', 'light'],
        fabrics: ['twill', 'gabardine', 'linen-blend'],
        patterns: [],
        palette: 'quiet',
      },
    ],
  ),
  ...family({ family: 'f1260', palette: 'denim', styling: 'jeans', sizes: 'women', ...WOMEN }, [
    {
      model: 'straight-jeans',
      silhouette: 'jeans-straight',
      count: 8,
      price: 4500,
      cuts: ['high-waisted', 'washed'],
      fabrics: ['denim', 'recycled-denim', 'organic-cotton'],
      patterns: [],
      drawn: 'denim',
      unnamed: ['denim'],
    },
    {
      model: 'wide-jeans',
      silhouette: 'jeans-wide',
      count: 8,
      price: 5000,
      cuts: ['washed', 'high-waisted'],
      fabrics: ['recycled-denim', 'denim', 'organic-cotton'],
      patterns: [],
      drawn: 'denim',
      unnamed: ['denim'],
    },
  ]),
  ...family({ family: 'f1270', palette: 'bright', styling: 'skirts', sizes: 'women', ...WOMEN }, [
    {
      model: 'pleated-skirt',
      silhouette: 'pleated-skirt',
      count: 9,
      price: 4000,
      cuts: ['fluid', 'light', 'high-waisted', 'lined'],
      fabrics: ['satin', 'viscose', 'lyocell', 'cool-wool'],
      patterns: ['floral-sparse', 'dots', 'tartan'],
    },
    {
      model: 'mini-skirt',
      silhouette: 'mini-skirt',
      count: 7,
      price: 3500,
      cuts: ['high-waisted', 'straight', 'flared'],
      fabrics: ['corduroy', 'denim', 'leather', 'wool-cloth', 'twill'],
      patterns: ['houndstooth', 'tartan', 'chevron'],
      palette: 'tailored',
      suiting: true,
    },
  ]),
  ...family({ family: 'f1280', palette: 'bright', styling: 'shorts', sizes: 'women', ...WOMEN }, [
    {
      model: 'shorts',
      silhouette: 'shorts',
      count: 9,
      price: 2500,
      cuts: ['high-waisted', 'loose', 'light'],
      fabrics: ['linen', 'twill', 'poplin', 'denim'],
      patterns: ['gingham', 'pinstripe', 'breton'],
    },
  ]),
];

const men: ProductLine[] = [
  ...family({ family: 'f2210', palette: 'basic', styling: 'tops', sizes: 'letters-men', ...MEN }, [
    {
      model: 't-shirt',
      silhouette: 't-shirt',
      count: 12,
      price: 1500,
      cuts: ['straight', 'oversize', 'soft', 'loose'],
      fabrics: ['organic-cotton', 'heavy-cotton', 'linen'],
      patterns: ['breton', 'print', 'colour-block'],
      drawn: 'jersey',
    },
    {
      model: 'polo',
      silhouette: 'polo',
      count: 8,
      price: 3000,
      cuts: ['straight', 'light', 'soft'],
      fabrics: ['organic-cotton', 'cotton-knit', 'merino'],
      patterns: ['breton', 'colour-block'],
      palette: 'quiet',
    },
    {
      model: 'hoodie',
      silhouette: 'hoodie',
      count: 5,
      price: 4500,
      cuts: ['oversize', 'straight', 'soft'],
      fabrics: ['brushed-cotton', 'organic-cotton', 'heavy-cotton'],
      patterns: ['print'],
      styling: 'sweats',
    },
    {
      model: 'sweatshirt',
      silhouette: 'sweatshirt',
      count: 5,
      price: 3500,
      cuts: ['oversize', 'soft', 'straight'],
      fabrics: ['brushed-cotton', 'organic-cotton', 'heavy-cotton'],
      patterns: ['colour-block'],
      styling: 'sweats',
    },
  ]),
  ...family(
    { family: 'f2220', palette: 'quiet', styling: 'shirts', sizes: 'letters-men', ...MEN },
    [
      {
        model: 'mens-shirt',
        silhouette: 'shirt',
        count: 22,
        price: 3500,
        cuts: ['slim', 'straight', 'loose', 'light'],
        fabrics: ['poplin', 'linen', 'flannel', 'twill', 'lyocell', 'linen-blend', 'corduroy'],
        patterns: ['pinstripe', 'gingham', 'tartan', 'floral-sparse', 'breton', 'print'],
      },
    ],
  ),
  ...family(
    { family: 'f2230', palette: 'knit', styling: 'knitwear', sizes: 'letters-men', ...MEN },
    [
      {
        model: 'sweater',
        silhouette: 'sweater',
        count: 12,
        price: 4500,
        cuts: ['soft', 'straight', 'light'],
        fabrics: ['merino', 'cotton-knit', 'recycled-wool', 'cashmere-blend', 'alpaca-blend'],
        patterns: ['breton', 'colour-block'],
      },
      {
        model: 'cardigan',
        silhouette: 'cardigan',
        count: 7,
        price: 5000,
        cuts: ['straight', 'soft', 'long'],
        fabrics: ['recycled-wool', 'merino', 'cashmere-blend'],
        patterns: ['colour-block'],
      },
    ],
  ),
  ...family({ family: 'f2240', palette: 'tailored', styling: 'jackets', sizes: 'men', ...MEN }, [
    {
      model: 'suit-jacket',
      silhouette: 'blazer',
      count: 8,
      price: 9000,
      cuts: ['fitted', 'straight', 'light'],
      fabrics: ['cool-wool', 'corduroy', 'linen', 'wool-cloth'],
      patterns: ['pinstripe', 'houndstooth', 'tartan'],
      suiting: true,
    },
    {
      model: 'denim-jacket',
      silhouette: 'denim-jacket',
      count: 5,
      price: 6500,
      cuts: ['straight', 'washed', 'loose'],
      fabrics: ['denim', 'recycled-denim', 'organic-cotton'],
      patterns: [],
      palette: 'denim',
      drawn: 'denim',
      unnamed: ['denim', 'recycled-denim'],
    },
    {
      model: 'coat',
      silhouette: 'coat',
      count: 6,
      price: 13000,
      cuts: ['straight', 'long', 'loose'],
      fabrics: ['wool-cloth', 'recycled-wool', 'cashmere-blend'],
      patterns: ['houndstooth'],
      drawn: 'fleece',
      suiting: true,
    },
    {
      model: 'trench',
      silhouette: 'trench',
      count: 4,
      price: 11000,
      cuts: ['showerproof', 'light', 'long'],
      fabrics: ['gabardine', 'twill'],
      patterns: [],
    },
  ]),
  ...family({ family: 'f2250', palette: 'quiet', styling: 'trousers', sizes: 'men', ...MEN }, [
    {
      model: 'chinos',
      silhouette: 'chinos',
      count: 9,
      price: 4000,
      cuts: ['straight', 'tapered', 'stretch', 'light'],
      fabrics: ['twill', 'gabardine', 'linen-blend', 'corduroy'],
      patterns: [],
    },
    {
      model: 'trousers',
      silhouette: 'chinos',
      count: 7,
      price: 5500,
      cuts: ['straight', 'tapered', 'light'],
      fabrics: ['cool-wool', 'linen', 'flannel'],
      patterns: ['pinstripe'],
      palette: 'tailored',
      suiting: true,
    },
  ]),
  ...family({ family: 'f2260', palette: 'denim', styling: 'jeans', sizes: 'men', ...MEN }, [
    {
      model: 'straight-jeans',
      silhouette: 'jeans-straight',
      count: 8,
      price: 5000,
      cuts: ['washed'],
      fabrics: ['recycled-denim', 'denim', 'organic-cotton'],
      patterns: [],
      drawn: 'denim',
      unnamed: ['denim'],
    },
    {
      model: 'wide-jeans',
      silhouette: 'jeans-wide',
      count: 5,
      price: 5500,
      cuts: ['washed'],
      fabrics: ['denim', 'recycled-denim', 'organic-cotton'],
      patterns: [],
      drawn: 'denim',
      unnamed: ['denim'],
    },
  ]),
  ...family({ family: 'f2280', palette: 'quiet', styling: 'shorts', sizes: 'men', ...MEN }, [
    {
      model: 'shorts',
      silhouette: 'shorts',
      count: 9,
      price: 3000,
      cuts: ['straight', 'stretch', 'light'],
      fabrics: ['twill', 'linen', 'gabardine', 'linen-blend'],
      patterns: ['pinstripe', 'gingham'],
    },
  ]),
];

const accessories: ProductLine[] = [
  ...family(
    { family: 'f3100', palette: 'trainers', styling: 'shoes', sizes: 'shoes-women', ...THINGS },
    [
      {
        model: 'sneakers',
        silhouette: 'sneakers',
        count: 8,
        price: 6500,
        cuts: [],
        fabrics: ['leather', 'canvas', 'grained-leather'],
        patterns: [],
      },
      {
        model: 'sneakers',
        silhouette: 'sneakers',
        count: 8,
        price: 7000,
        cuts: [],
        fabrics: ['grained-leather', 'leather', 'canvas'],
        patterns: [],
        sizes: 'shoes-men',
      },
    ],
  ),
  ...family({ family: 'f3200', palette: 'leather', styling: 'bags', sizes: 'one', ...THINGS }, [
    {
      model: 'handbag',
      silhouette: 'handbag',
      count: 16,
      price: 9000,
      cuts: [],
      fabrics: ['grained-leather', 'leather', 'canvas'],
      patterns: [],
    },
  ]),
  ...family({ family: 'f3300', palette: 'knit', styling: 'accessories', sizes: 'one', ...THINGS }, [
    {
      model: 'scarf',
      silhouette: 'scarf',
      count: 9,
      price: 3000,
      cuts: ['soft', 'warm', 'light'],
      fabrics: ['merino', 'cashmere-blend', 'alpaca-blend', 'recycled-wool'],
      patterns: ['tartan', 'breton', 'houndstooth'],
    },
    {
      model: 'foulard',
      silhouette: 'scarf',
      count: 7,
      price: 2000,
      cuts: ['light'],
      fabrics: ['silk', 'satin', 'poplin'],
      patterns: ['floral-bold', 'dots', 'print', 'floral-liberty', 'animal'],
      palette: 'bright',
    },
    {
      model: 'beanie',
      silhouette: 'beanie',
      count: 8,
      price: 2000,
      cuts: ['chunky', 'soft', 'warm'],
      fabrics: ['merino', 'recycled-wool', 'cashmere-blend', 'alpaca-blend'],
      patterns: ['breton'],
    },
  ]),
];

export const PRODUCT_LINES: readonly ProductLine[] = [...women, ...men, ...accessories];
