import { AtRule, type Root, type Rule } from 'postcss';

/** Properties name others: so many steps from a rule to the last of them. */
const PROPERTY_STEPS = 4;

const isKeyframes = (node: unknown): node is AtRule =>
  node instanceof AtRule && node.name.endsWith('keyframes');

/** Whether a rule is a step of an animation, such as `from` or `50%`. */
export function isInKeyframes({ parent }: Rule): boolean {
  return isKeyframes(parent);
}

/** Takes out of a stylesheet the animations and custom properties that nothing in it names. */
export function dropUnnamed(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules((rule) => {
    if (isKeyframes(rule) && !animations.has(rule.params)) rule.remove();
  });
  for (let step = 0; step < PROPERTY_STEPS; step += 1) {
    const named = new Set(
      [...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    );
    root.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop)) declaration.remove();
    });
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
