import type { Config } from '@pandacss/dev';
import { recipes, slotRecipes } from './recipes/registry.ts';

/**
 * What a recipe's function does in the browser, in a tenth of the generated code: our recipes have
 * no compound variants and our components pass no responsive ones, so a class name is a name and
 * its variants. It runs for every element of every page, on the server too.
 */
const RUNTIME = `const classOf = (name, defaults, variants) => {
  let className = name;
  const chosen = { ...defaults };
  for (const key in variants) if (variants[key] !== undefined) chosen[key] = variants[key];
  for (const key in chosen) className += \` \${name}--\${key}_\${chosen[key]}\`;
  return className;
};

export const recipe = (name, defaults) => (variants) => classOf(name, defaults, variants);

/** Class names by slot, each worked out once for each choice of variants. */
export const slotRecipe = (name, defaults) => {
  const known = new Map();
  return (variants = {}) => {
    const key = JSON.stringify(variants);
    let names = known.get(key);
    if (names === undefined) {
      const get = (made, slot) => (made[slot] ??= classOf(\`\${name}__\${slot}\`, defaults, variants));
      names = new Proxy({}, { get });
      known.set(key, names);
    }
    return names;
  };
};
`;

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const written = (value: unknown) => JSON.stringify(value ?? {});

/** The generated files, by name. */
function leanFiles(): ReadonlyMap<string, string> {
  const files = new Map([['create-recipe.js', RUNTIME]]);
  const add = (name: string, maker: string, call: string) =>
    files.set(
      `${dashed(name)}.js`,
      `import { ${maker} } from './create-recipe.js';\n\nexport const ${name} = /* @__PURE__ */ ${maker}(${call});\n`,
    );
  for (const [name, { className, defaultVariants }] of Object.entries(recipes)) {
    add(name, 'recipe', `${written(className)}, ${written(defaultVariants)}`);
  }
  for (const [name, { className, defaultVariants }] of Object.entries(slotRecipes)) {
    add(name, 'slotRecipe', `${written(className)}, ${written(defaultVariants)}`);
  }
  return files;
}

type Hooks = NonNullable<Config['hooks']>;

/** Puts the small functions in the place of the generated ones; their types stay. */
export const recipeRuntime: Hooks = {
  'codegen:prepare': ({ artifacts }) => {
    const lean = leanFiles();
    for (const { dir, files } of artifacts) {
      if (!dir?.includes('recipes')) continue;
      for (const file of files) file.code = lean.get(file.file) ?? file.code;
    }
    return artifacts;
  },
};
