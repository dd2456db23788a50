import type { RecipeConfig, SlotRecipeConfig } from '@pandacss/dev';
import { recipes, slotRecipes } from './registry.ts';

type File = { file: string; code: string };
type Artifact = { id: string; files: { file: string; code: string | undefined }[] };
type Recipe = RecipeConfig | SlotRecipeConfig;

const quoted = (value: unknown) => (value === undefined ? 'undefined' : `'${value}'`);

/** Source of the variants of a recipe, each with its default. */
function defaultsOf({ variants = {}, defaultVariants = {} }: Recipe): string {
  const defaults = new Map(Object.entries(defaultVariants));
  const entries = Object.keys(variants).map((name) => `${name}: ${quoted(defaults.get(name))}`);
  return `{ ${entries.join(', ')} }`;
}

/** Source of the type of what a caller may choose. */
function choiceOf({ variants = {} }: Recipe): string {
  const typeOf = (value: string) => (/^(true|false)$/.test(value) ? 'boolean' : quoted(value));
  const entries = Object.entries(variants).map(
    ([name, values]) => `${name}?: ${Object.keys(values).map(typeOf).join(' | ')} | undefined;`,
  );
  return `{ ${entries.join(' ')} }`;
}

/** For each slot a digit in base 36, with a bit for each variant that styles it (recipe-classes.ts). */
function styledBy({ slots, variants = {} }: SlotRecipeConfig): string {
  const all = Object.values(variants).map((values) => Object.values(values));
  const isStyled = (slot: string, values: (typeof all)[number]) =>
    values.some((styles) => Object.keys(styles[slot] ?? {}).length > 0);
  return slots
    .map((slot) =>
      all.reduce((bits, values, bit) => bits | (isStyled(slot, values) ? 1 << bit : 0), 0),
    )
    .map((bits) => bits.toString(36))
    .join('');
}

/** The generated function of a recipe, and its type. */
function filesOf([name, config]: [string, Recipe]): File[] {
  if (config.compoundVariants)
    throw new Error(`${name}: recipe-classes.ts knows no compound variants`);
  const slots = 'slots' in config ? config.slots : undefined;
  const [maker, parts, result] = slots
    ? [
        'slotRecipe',
        `'${slots.join(' ')}', `,
        `Readonly<Record<${slots.map(quoted).join(' | ')}, string>>`,
      ]
    : ['recipe', '', 'string'];
  const styled = 'slots' in config ? styledBy(config).replace(/0+$/, '') : '';
  const props = `${name.charAt(0).toUpperCase()}${name.slice(1)}VariantProps`;
  return [
    {
      file: `${name}.js`,
      code: `import { ${maker} } from '#src/ui/recipe-classes.ts';
export const ${name} = /* @__PURE__ */ ${maker}('${config.className}', ${parts}${defaultsOf(config)}${styled && `, '${styled}'`});
`,
    },
    {
      file: `${name}.d.ts`,
      code: `export type ${props} = ${choiceOf(config)};
export declare const ${name}: (chosen?: ${props}) => ${result};
`,
    },
  ];
}

const ALL = Object.entries<Recipe>({ ...recipes, ...slotRecipes });
const INDEX = ALL.map(([name]) => `export * from './${name}.js';\n`).join('');
const FILES: File[] = [
  ...ALL.flatMap(filesOf),
  { file: 'index.js', code: INDEX },
  { file: 'index.d.ts', code: INDEX },
];

/**
 * What Panda generates, in our own short form: the classes of recipes that have neither compound
 * variants nor choices by width. Its own functions take 10 kB in browsers, these 1 kB (decision 016).
 */
export function writeFunctions<Known extends Artifact>(artifacts: Known[]): Known[] {
  return artifacts.flatMap((known) => (known.id === 'recipes' ? [{ ...known, files: FILES }] : []));
}
