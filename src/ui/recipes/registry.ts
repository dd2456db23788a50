import { button } from './button.ts';
import { banner, skeleton, spinner, toasts } from './feedback.ts';
import { field } from './field.ts';
import { icon } from './icon.ts';
import { layer } from './layer.ts';
import { cluster, columns, page, stack, tiles } from './layout.ts';
import { heading, skipLink, text, unseen } from './text.ts';

/** Every recipe by the name of its generated function. */
export const recipes = {
  banner,
  button,
  cluster,
  columns,
  heading,
  icon,
  page,
  skeleton,
  skipLink,
  spinner,
  stack,
  text,
  tiles,
  unseen,
};
export const slotRecipes = { field, layer, toasts };
