import { basename } from 'node:path';
import type { Plugin, Root } from 'postcss';
import { SHEETS } from './recipes/sheets.ts';
import { dropUnnamed, isInKeyframes } from './stylesheet.ts';

const isSheet = (file: string): file is keyof typeof SHEETS => Object.hasOwn(SHEETS, file);

const classesOf = (sheets: readonly (keyof typeof SHEETS)[]) =>
  new Set(sheets.flatMap((sheet) => SHEETS[sheet].map(({ className }) => className)));

/** Name of the recipe that a selector is of: its first class up to a slot or a variant, whatever stands before it. */
function recipeOf(selector: string): string {
  return /\.([a-z-]+?)(?=__|--|$|[^a-z-])/.exec(selector)?.[1] ?? '';
}

function keepRules(root: Root, isKept: (recipe: string) => boolean): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    // Recipes that say the same share a rule.
    const kept = rule.selectors.filter((selector) => isKept(recipeOf(selector)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

/**
 * After Panda, which writes every rule and token into every file: a sheet keeps the rules of its
 * recipes alone, and the shop's own stylesheet those of no sheet, with the tokens that any names.
 */
export const splitSheets = (): Plugin => ({
  postcssPlugin: 'split-sheets',
  OnceExit(root) {
    dropUnnamed(root);
    // The reset names a font for every system; the shop's own follows in the next layer.
    root.walkDecls('font-family', (declaration) => {
      if (declaration.value.startsWith('var(--global-font-body')) declaration.remove();
    });
    // A stylesheet that is asked for by its address comes with what asks for it: `story.css?url`.
    const [file = ''] = basename(root.source?.input.file ?? '').split('?');
    if (isSheet(file)) {
      const own = classesOf([file]);
      keepRules(root, (recipe) => own.has(recipe));
      root.walkAtRules(/^(font-face|keyframes|property)$/, (rule) => void rule.remove());
    } else {
      const others = classesOf(Object.keys(SHEETS).filter(isSheet));
      keepRules(root, (recipe) => !others.has(recipe));
    }
  },
});
