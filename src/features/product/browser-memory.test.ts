import { beforeEach, describe, expect, test } from 'vitest';
import type { Product, ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { rememberedSku, rememberSize, seenProducts, seeProduct } from './browser-memory.ts';

let stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const option: ProductOption = {
  optionId: '500201',
  colour: { label: 'noir', hex: '#000000' },
  pictures: ['AP'],
  zoomWidth: 1_248,
  price: { currency: 'EUR', centAmount: 100, type: 'I', initial: null, lowest30Days: null },
  skus: [
    { sku: 'a', gtin: '1', size: '36', availability: 'AVAILABLE', availableQuantity: 9 },
    { sku: 'b', gtin: '2', size: '38', availability: 'UNAVAILABLE', availableQuantity: 0 },
  ],
};
const product = (segmentationId: string): Product => ({
  productId: '400101',
  slug: 'robe',
  name: 'Robe',
  description: '',
  brand: null,
  segmentationId,
  categoryLabel: '',
  tags: [],
  labels: [],
  breadcrumb: [],
  materials: [],
  care: [],
  origin: '',
  ecoDesign: false,
  environment: null,
  sizeChart: null,
  expectedOn: null,
  privateSale: false,
  isListed: true,
  options: [option],
});

beforeEach(() => {
  stored = new Map();
});

describe('the remembered size', () => {
  test('is chosen again on garments of the same kind, and on no other', () => {
    rememberSize(storage, product('w1'), '36');
    expect(rememberedSku(storage, product('w1'), option)).toBe('a');
    expect(rememberedSku(storage, product('w2'), option)).toBeNull();
  });

  test('is not chosen where it is sold out or not made', () => {
    rememberSize(storage, product('w1'), '38');
    expect(rememberedSku(storage, product('w1'), option)).toBeNull();
    rememberSize(storage, product('w1'), '44');
    expect(rememberedSku(storage, product('w1'), option)).toBeNull();
  });

  test('is nothing where the browser stores something else', () => {
    stored.set('vitrine-sizes', '[1');
    expect(rememberedSku(storage, product('w1'), option)).toBeNull();
    stored.set('vitrine-sizes', '{"w1":3}');
    expect(rememberedSku(storage, product('w1'), option)).toBeNull();
  });
});

describe('products seen', () => {
  test('are listed newest first, each once, without the current one', () => {
    for (const id of ['1', '2', '1']) seeProduct(storage, id);
    expect(seenProducts(storage)).toEqual(['1', '2']);
    expect(seeProduct(storage, '3')).toEqual(['1', '2']);
  });

  test('are twelve at most', () => {
    for (let id = 1; id <= 20; id++) seeProduct(storage, String(id));
    expect(seenProducts(storage)).toHaveLength(12);
    expect(seenProducts(storage)[0]).toBe('20');
  });

  test('are none where the browser stores something else', () => {
    stored.set('vitrine-seen', '["<script>"]');
    expect(seenProducts(storage)).toEqual([]);
  });
});
