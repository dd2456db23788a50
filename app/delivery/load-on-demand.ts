import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Loaded in one file as soon as a page answers. */
const AFTER_THE_PAGE = [
  'app/layouts/page-extras.tsx',
  'src/features/blocks/home-block.tsx',
  'src/features/failures/prepare-failures.ts',
  'src/features/shell/footer.tsx',
  'src/ui/toast-list.tsx',
];

/**
 * What a page is there without: browsers load it when it is first shown or called. Each file exports
 * one component (`.tsx`) or one async function (`.ts`), called like the file, and is imported like
 * any other; a component stands inside an `OptionalPart`.
 */
export const ON_DEMAND = [
  ...AFTER_THE_PAGE,
  // Opened by a gesture.
  'src/features/cart/added-panel.tsx',
  'src/features/catalogue/filter-sheet.tsx',
  'src/features/catalogue/quick-sizes.tsx',
  'src/features/consent/privacy-layer.tsx',
  'src/features/product/size-guide.tsx',
  'src/features/product/zoom-layer.tsx',
  'src/features/search/suggested.tsx',
  'src/features/shell/account-choices.tsx',
  'src/features/shell/menu-panel.tsx',
  'src/features/shell/mini-cart-lines.tsx',
  'src/features/shell/mobile-menu-layer.tsx',
  'src/features/stores/availability-layer.tsx',
  'src/features/stores/choose-place-layer.tsx',
  'src/features/stores/choose-store-layer.tsx',
  'src/features/stores/reserve-layer.tsx',
  'src/features/wishlist/toggle-heart.ts',
  // On few pages, below their first screen, or while a form is filled in.
  'src/features/addresses/load-phone-reader.ts',
  'src/features/express/express-button.tsx',
  'src/features/loyalty/barcode.tsx',
  'src/features/product/product-promotions.tsx',
  'src/features/product/related-products.tsx',
  'src/features/reviews/fit-advice.tsx',
  'src/features/reviews/review-list.tsx',
  'src/features/shell/order-footer.tsx',
  'src/features/stock-alerts/notify-button.tsx',
  'src/features/stores/store-choices.tsx',
];

const SUFFIX = '?on-demand';

/** What such a file exports: `size-guide.tsx` the component `SizeGuide`, `toggle-heart.ts` `toggleHeart`. */
export function onDemandName(file: string): string {
  const words = file.endsWith('.tsx') ? `-${basename(file, '.tsx')}` : basename(file, '.ts');
  return words.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

function loaderOf(file: string): string {
  const name = onDemandName(file);
  const loading = `import(${JSON.stringify(file)}).then((file) => file.${name}`;
  if (file.endsWith('.ts')) return `export const ${name} = (...given) => ${loading}(...given));`;
  return `import { lazyPart } from '#app/delivery/lazy-part.tsx';
export const ${name} = lazyPart(() => ${loading}));`;
}

/** Whether a module is in the file that is loaded as soon as a page answers. */
export const isAfterThePage = (id: string) =>
  AFTER_THE_PAGE.some((file) => id.endsWith(`/${file}`));

/** Gives browsers, in place of each of those files, what loads it. */
export function loadOnDemand(root: string): Plugin {
  const files = new Set(ON_DEMAND.map((file) => resolve(root, file)));
  const names = new Set(ON_DEMAND.map((file) => basename(file)));
  return {
    name: 'load-on-demand',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!names.has(basename(source)) || importer?.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved !== null && files.has(resolved.id) ? `${resolved.id}${SUFFIX}` : null;
    },
    load: (id) => (id.endsWith(SUFFIX) ? loaderOf(id.slice(0, -SUFFIX.length)) : null),
  };
}
