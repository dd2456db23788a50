import type { HeroName } from '#src/platform/opening/content/heroes.ts';
import type { SceneColours } from './backdrops.ts';
import type { CompositionName } from './compositions.ts';
import { findSceneProducts, type SceneProduct, type Wish } from './scene-products.ts';

/** A composition of products of the shop, from back to front, on coloured paper. */
export type HeroScene = SceneColours & {
  composition: CompositionName;
  garments: readonly SceneProduct['garment'][];
};

type ScenePlan = SceneColours & { composition: CompositionName; shows: readonly Wish[] };

const VERMILION = '#c8412b';
const SAGE = '#7c8a6e';
const NIGHT = '#22304a';
const SAND = '#e9dfcf';

const wish = (
  family: Wish['family'],
  model: Wish['model'],
  rest: Omit<Wish, 'family' | 'model'> = {},
): Wish => ({ family, model, ...rest });

/** Each scene shows products of the page that it leads to. */
const SCENES: Record<HeroName, ScenePlan> = {
  winter: {
    composition: 'snow',
    ground: '#33455f',
    main: '#eef0ec',
    shapes: ['#1f4038', '#f0dfa0'],
    shows: [
      wish('f1230', 'sweater', { colour: 'mustard', isNew: true }),
      wish('f1240', 'coat', { colour: 'burgundy', isNew: true }),
      wish('f3300', 'scarf', { colour: 'vermilion', pattern: 'breton', isNew: true }),
    ],
  },
  spring: {
    composition: 'window',
    ground: '#eadfca',
    main: '#b9c7a8',
    shapes: ['#f0c9a8', '#d8a48f'],
    shows: [
      wish('f1220', 'blouse', { colour: 'lilac', isNew: true }),
      wish('f2240', 'trench', { colour: 'forest', isNew: true }),
      wish('f3200', 'handbag', { colour: 'cognac', isNew: true }),
    ],
  },
  summer: {
    composition: 'table',
    ground: '#f2e3c6',
    main: '#7fb4c0',
    shapes: [SAGE, VERMILION],
    shows: [
      wish('f1210', 'camisole', { colour: 'mustard', isNew: true }),
      wish('f1200', 'maxi-dress', { colour: 'sky-blue', isNew: true }),
      wish('f3520', 'sandals', { colour: 'sand', isNew: true }),
    ],
  },
  autumn: {
    composition: 'rail',
    ground: '#8a4a2c',
    main: SAND,
    shapes: ['#5b3a24', '#c98a4b'],
    shows: [
      wish('f1260', 'straight-jeans', { colour: 'light-denim', isNew: true }),
      wish('f1230', 'cardigan', { colour: 'sage', pattern: 'breton', isNew: true }),
      wish('f3510', 'ankle-boots', { colour: 'vermilion', isNew: true }),
    ],
  },
  'new-season': {
    composition: 'archway',
    ground: VERMILION,
    main: SAND,
    shapes: [NIGHT, '#e0846f'],
    shows: [
      wish('f1220', 'blouse', { colour: 'lilac', isNew: true }),
      wish('f2240', 'trench', { colour: 'forest', isNew: true }),
      wish('f3200', 'handbag', { colour: 'burgundy', isNew: true }),
    ],
  },
  dresses: {
    composition: 'wardrobe',
    ground: SAND,
    main: '#d9a58e',
    shapes: ['#8a6242', SAGE],
    shows: [
      wish('f1200', 'midi-dress', { colour: 'forest' }),
      wish('f1200', 'maxi-dress', { colour: 'vermilion', pattern: 'floral-bold' }),
      wish('f1200', 'midi-dress', { colour: 'butter' }),
    ],
  },
  knitwear: {
    composition: 'hills',
    ground: SAGE,
    main: '#f0dfa0',
    shapes: ['#4d5a52', SAND],
    shows: [
      wish('f1230', 'cardigan', { colour: 'lilac' }),
      wish('f1230', 'sweater', { colour: 'vermilion' }),
      wish('f1230', 'sweater', { colour: 'ecru' }),
    ],
  },
  jeans: {
    composition: 'panels',
    ground: NIGHT,
    main: '#a9bccf',
    shapes: [VERMILION, SAND],
    shows: [
      wish('f1260', 'wide-jeans', { colour: 'denim-blue' }),
      wish('f1260', 'straight-jeans', { colour: 'light-denim' }),
      wish('f1260', 'wide-jeans', { colour: 'ecru' }),
    ],
  },
  essentials: {
    composition: 'archway',
    ground: '#d8cdb8',
    main: SAGE,
    shapes: [NIGHT, '#f6f0e6'],
    shows: [
      wish('f1210', 't-shirt', { colour: 'vermilion' }),
      wish('f1210', 'long-sleeve', { colour: 'white' }),
      wish('f1210', 't-shirt', { colour: 'black', pattern: 'breton' }),
    ],
  },
  men: {
    composition: 'window',
    ground: '#4d5a52',
    main: '#b9c0ae',
    shapes: [SAND, '#6d4a35'],
    shows: [
      wish('f2250', 'chinos', { colour: 'sand' }),
      wish('f2220', 'mens-shirt', { colour: 'ecru' }),
      wish('f2230', 'sweater', { colour: 'vermilion' }),
    ],
  },
  accessories: {
    composition: 'table',
    ground: '#7d8fa6',
    main: '#e9dfcf',
    shapes: [SAGE, NIGHT],
    shows: [
      wish('f3300', 'foulard', { colour: 'sky-blue', pattern: 'floral-bold' }),
      wish('f3200', 'handbag', { colour: 'cognac' }),
      wish('f3400', 'belt', { colour: 'chocolate' }),
    ],
  },
  women: {
    composition: 'wardrobe',
    ground: '#c9b8d6',
    main: '#f3e9df',
    shapes: ['#6b4a6e', '#a98fbd'],
    shows: [
      wish('f1200', 'maxi-dress', { colour: 'mustard' }),
      wish('f1200', 'midi-dress', { colour: 'aubergine' }),
      wish('f1200', 'midi-dress', { colour: 'sky-blue', pattern: 'floral-sparse' }),
    ],
  },
  kids: {
    composition: 'hills',
    ground: '#8fb8c4',
    main: '#f0c14f',
    shapes: ['#3f7a68', '#f6efe2'],
    shows: [
      wish('f5020', 'midi-dress', { colour: 'powder-pink', pattern: 'dots' }),
      wish('f7010', 'bodysuit', { colour: 'terracotta', pattern: 'breton' }),
      wish('f6030', 'hoodie', { colour: 'sage' }),
    ],
  },
  lingerie: {
    composition: 'lace',
    ground: '#5a2a3c',
    main: '#e9c3bb',
    shapes: ['#8f4a5c', SAND],
    shows: [
      wish('f8030', 'camisole', { colour: 'sky-blue', fabric: 'satin' }),
      wish('f8010', 'lingerie-set', { colour: 'forest' }),
      wish('f8040', 'swimsuit', { colour: 'coral' }),
    ],
  },
  sport: {
    composition: 'track',
    ground: '#1f5a5a',
    main: '#e07a4f',
    shapes: ['#f3e6d0', '#d9e35a'],
    shows: [
      wish('f9020', 'leggings', { colour: 'burgundy' }),
      wish('f9040', 'sweatshirt', { colour: 'sage' }),
      wish('f9050', 'puffer', { colour: 'ecru' }),
    ],
  },
  shoes: {
    composition: 'plinths',
    ground: '#cdbfae',
    main: '#f3e9df',
    shapes: [VERMILION, '#6b4a6e'],
    shows: [
      wish('f3510', 'ankle-boots', { colour: 'black' }),
      wish('f3100', 'sneakers', { colour: 'white' }),
      wish('f3510', 'ankle-boots', { colour: 'chocolate' }),
    ],
  },
  home: {
    composition: 'window',
    ground: '#b9b5a2',
    main: '#f4eee2',
    shapes: [SAGE, '#cf7a5b'],
    shows: [
      wish('f9520', 'towel', { colour: 'forest' }),
      wish('f9510', 'cushion', { colour: 'ecru', pattern: 'gingham' }),
      wish('f9510', 'cushion', { colour: 'navy' }),
    ],
  },
  gifts: {
    composition: 'snow',
    ground: '#7a2a26',
    main: '#f3eadb',
    shapes: ['#27472f', '#e3b04b'],
    shows: [
      wish('f3300', 'scarf', { colour: 'ecru' }),
      wish('f3200', 'handbag', { colour: 'vermilion' }),
      wish('f3300', 'beanie', { colour: 'forest' }),
    ],
  },
  'slow-mornings': {
    composition: 'window',
    ground: '#a9653f',
    main: '#f0dcc0',
    shapes: ['#f4eee2', '#6d4a35'],
    shows: [
      wish('f1230', 'cardigan', { colour: 'powder-pink' }),
      wish('f1230', 'sweater', { colour: 'petrol' }),
      wish('f1230', 'sweater', { colour: 'anthracite' }),
    ],
  },
  nightwear: {
    composition: 'wardrobe',
    ground: '#3c2f4f',
    main: '#8f7fa3',
    shapes: ['#e3c58a', '#5a4a70'],
    shows: [
      wish('f8020', 'pyjama', { colour: 'mustard' }),
      wish('f8020', 'pyjama', { colour: 'lilac', pattern: 'dots' }),
      wish('f8030', 'camisole', { colour: 'powder-pink' }),
    ],
  },
  linen: {
    composition: 'hills',
    ground: '#e8dfc8',
    main: '#f3a35c',
    shapes: ['#7c9a86', '#f6efe2'],
    shows: [
      wish('f2220', 'mens-shirt', { colour: 'white', fabric: 'linen-blend' }),
      wish('f1200', 'maxi-dress', { colour: 'butter' }),
      wish('f1290', 'jumpsuit', { colour: 'vermilion', fabric: 'linen' }),
    ],
  },
  'linen-shirts': {
    composition: 'wardrobe',
    ground: '#c4b79a',
    main: '#f0e7d3',
    shapes: ['#8a6242', '#a9906a'],
    shows: [
      wish('f2220', 'mens-shirt', { colour: 'sage', fabric: 'linen-blend' }),
      wish('f2220', 'mens-shirt', { colour: 'white', fabric: 'linen-blend' }),
      wish('f2220', 'mens-shirt', { colour: 'black', fabric: 'linen' }),
    ],
  },
  'linen-dresses': {
    composition: 'panels',
    ground: '#d9b79a',
    main: '#f4e6cf',
    shapes: [SAGE, VERMILION],
    shows: [
      wish('f1200', 'maxi-dress', { colour: 'butter' }),
      wish('f1200', 'midi-dress', { colour: 'sky-blue', pattern: 'floral-sparse' }),
      wish('f1200', 'shirt-dress', { colour: 'royal-blue' }),
    ],
  },
  care: {
    composition: 'table',
    ground: '#dfe3d6',
    main: '#b7c4b0',
    shapes: ['#7c9a86', '#e9dfcf'],
    shows: [
      wish('f1260', 'straight-jeans', { colour: 'denim-blue' }),
      wish('f1230', 'sweater', { colour: 'forest' }),
      wish('f3510', 'ankle-boots', { colour: 'chocolate' }),
    ],
  },
  'care-knitwear': {
    composition: 'panels',
    ground: '#8a8f7a',
    main: '#e9dfcf',
    shapes: ['#b5533c', NIGHT],
    shows: [
      wish('f1230', 'sweater', { colour: 'white', pattern: 'colour-block' }),
      wish('f1230', 'cardigan', { colour: 'navy' }),
      wish('f1230', 'sweater', { colour: 'lilac' }),
    ],
  },
  'care-shoes': {
    composition: 'plinths',
    ground: '#5b3a24',
    main: '#c98a4b',
    shapes: [SAND, '#e3d3b8'],
    shows: [
      wish('f3510', 'ankle-boots', { colour: 'sand' }),
      wish('f3100', 'sneakers', { colour: 'navy' }),
      wish('f3510', 'ankle-boots', { colour: 'black' }),
    ],
  },
  denim: {
    composition: 'archway',
    ground: NIGHT,
    main: '#8ea3bd',
    shapes: [VERMILION, SAND],
    shows: [
      wish('f1260', 'straight-jeans', { colour: 'light-denim' }),
      wish('f1240', 'denim-jacket', { colour: 'denim-blue' }),
      wish('f3100', 'sneakers', { colour: 'white' }),
    ],
  },
  'wide-jeans': {
    composition: 'wardrobe',
    ground: '#5b7aa6',
    main: '#cfdcec',
    shapes: ['#22304a', '#8ea3bd'],
    shows: [
      wish('f1260', 'wide-jeans', { colour: 'denim-blue' }),
      wish('f1260', 'wide-jeans', { colour: 'ecru' }),
      wish('f1260', 'wide-jeans', { colour: 'black' }),
    ],
  },
  'denim-look': {
    composition: 'rail',
    ground: '#a9bccf',
    main: '#e6ebf0',
    shapes: [NIGHT, '#7d93ad'],
    shows: [
      wish('f1260', 'wide-jeans', { colour: 'light-denim' }),
      wish('f1240', 'denim-jacket', { colour: 'denim-blue' }),
      wish('f3100', 'sneakers', { colour: 'white' }),
    ],
  },
  tailoring: {
    composition: 'panels',
    ground: '#d8c9b2',
    main: NIGHT,
    shapes: [VERMILION, SAND],
    shows: [
      wish('f1240', 'blazer', { colour: 'ecru' }),
      wish('f1240', 'coat', { colour: 'camel' }),
      wish('f1240', 'blazer', { colour: 'burgundy' }),
    ],
  },
  coats: {
    composition: 'wardrobe',
    ground: '#3f4a44',
    main: '#a3ae94',
    shapes: ['#d9b23c', '#5b665c'],
    shows: [
      wish('f2240', 'coat', { colour: 'sand' }),
      wish('f2240', 'suit-jacket', { colour: 'burgundy' }),
      wish('f2240', 'coat', { colour: 'ecru' }),
    ],
  },
  'tailored-look': {
    composition: 'rail',
    ground: '#b59a86',
    main: '#efe4d6',
    shapes: ['#3a332b', '#8a6a55'],
    shows: [
      wish('f1250', 'chinos', { colour: 'ecru' }),
      wish('f1240', 'blazer', { colour: 'sand', pattern: 'houndstooth' }),
      wish('f3510', 'ankle-boots', { colour: 'chocolate' }),
    ],
  },
  'open-window': {
    composition: 'window',
    ground: '#f0dcc4',
    main: '#e98f6f',
    shapes: ['#f7e2a8', SAGE],
    shows: [
      wish('f1200', 'midi-dress', { colour: 'vermilion' }),
      wish('f1200', 'maxi-dress', { colour: 'ecru' }),
      wish('f3200', 'handbag', { colour: 'ecru', fabric: 'leather' }),
    ],
  },
  'long-dresses': {
    composition: 'archway',
    ground: SAND,
    main: '#d9765a',
    shapes: [SAGE, '#d9b79a'],
    shows: [
      wish('f1200', 'maxi-dress', { colour: 'ecru' }),
      wish('f1200', 'midi-dress', { colour: 'vermilion' }),
      wish('f3520', 'sandals', { colour: 'chocolate' }),
    ],
  },
  'small-things': {
    composition: 'table',
    ground: '#d9a58e',
    main: '#f3e6d8',
    shapes: [NIGHT, VERMILION],
    shows: [
      wish('f3300', 'foulard', { colour: 'sky-blue', pattern: 'floral-bold' }),
      wish('f3200', 'handbag', { colour: 'ecru', fabric: 'leather' }),
      wish('f3400', 'belt', { colour: 'black' }),
    ],
  },
  city: {
    composition: 'rail',
    ground: '#5d6a78',
    main: '#cfd6da',
    shapes: ['#22304a', '#8f9aa3'],
    shows: [
      wish('f1220', 'blouse', { colour: 'petrol', pattern: 'floral-sparse', fabric: 'satin' }),
      wish('f1240', 'trench', { colour: 'olive' }),
      wish('f3200', 'handbag', { colour: 'burgundy', fabric: 'grained-leather' }),
    ],
  },
  'rain-look': {
    composition: 'window',
    ground: '#5b6f63',
    main: '#dfe3d6',
    shapes: ['#a9c3d9', '#3f4f46'],
    shows: [
      wish('f1220', 'blouse', { colour: 'petrol', pattern: 'floral-sparse', fabric: 'satin' }),
      wish('f1240', 'trench', { colour: 'olive' }),
      wish('f3200', 'handbag', { colour: 'burgundy', fabric: 'grained-leather' }),
    ],
  },
  'on-foot': {
    composition: 'table',
    ground: '#c4a5a0',
    main: '#f3e6d8',
    shapes: [VERMILION, '#7a3f3a'],
    shows: [
      wish('f3510', 'ankle-boots', { colour: 'black' }),
      wish('f3100', 'sneakers', { colour: 'burgundy' }),
      wish('f3520', 'sandals', { colour: 'black' }),
    ],
  },
};

export const isHero = (name: string): name is HeroName => Object.hasOwn(SCENES, name);

const shown = new Map<HeroName, readonly SceneProduct[]>();

/** The products that a scene shows, from back to front. */
export function productsOn(name: HeroName): readonly SceneProduct[] {
  const products = shown.get(name) ?? findSceneProducts(SCENES[name].shows);
  shown.set(name, products);
  return products;
}

/** All that decides what a scene looks like. */
export function sceneOf(name: HeroName): HeroScene {
  const { shows: _, ...plan } = SCENES[name];
  return { ...plan, garments: productsOn(name).map(({ garment }) => garment) };
}

/** The ground of a scene, which every shape of it has. */
export const groundOf = (name: HeroName) => SCENES[name].ground;
