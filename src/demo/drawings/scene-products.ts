import type { ColourId, FamilyId } from '#src/platform/catalogue/vocabularies/word-lists.ts';
import type { Garment } from '../garments/garments.ts';
import { isSoldOut } from '../seed/add-option.ts';
import { isRunningOut } from '../seed/build-facts.ts';
import { isRecent, type PlannedProduct, planProducts } from '../seed/plan-products.ts';
import type { FabricId, ModelId } from '../seed/words/word-lists.ts';

/** What a scene wants to show: the first product of the shop that is like it. */
export type Wish = {
  family: FamilyId;
  model: ModelId;
  colour?: ColourId;
  fabric?: FabricId;
  pattern?: Garment['pattern'];
  /** Among the new products. */
  isNew?: true;
};

/** The product in a scene, in its first colour. */
export type SceneProduct = { productId: string; optionId: string; garment: Garment };

/** What no scene advertises: hard to get in every size. */
const isScarce = (product: PlannedProduct) =>
  isRunningOut(product) || product.options.slice(0, 1).some(({ optionId }) => isSoldOut(optionId));

let planned: readonly PlannedProduct[] | undefined;

/** The products that wishes find, in their order and none twice; a wish without one is an error. */
export function findSceneProducts(wishes: readonly Wish[]): SceneProduct[] {
  planned ??= planProducts();
  const taken = new Set<string>();
  return wishes.map((wish) => {
    const found = planned?.find((product) => {
      const { line, fabric, pattern, options, productId } = product;
      return (
        line.family === wish.family &&
        line.model === wish.model &&
        (wish.colour === undefined || options[0]?.colour === wish.colour) &&
        (wish.fabric === undefined || fabric === wish.fabric) &&
        pattern === (wish.pattern ?? 'plain') &&
        (wish.isNew !== true || isRecent(productId)) &&
        !taken.has(productId) &&
        !isScarce(product)
      );
    });
    const [option] = found?.options ?? [];
    if (found === undefined || option === undefined) {
      throw new Error(`the shop sells nothing like ${JSON.stringify(wish)}`);
    }
    const { productId } = found;
    taken.add(productId);
    const { optionId, garment } = option;
    return { productId, optionId, garment: { ...garment, seed: Number(productId) } };
  });
}
