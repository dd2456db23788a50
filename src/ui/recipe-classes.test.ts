import { expect, test } from 'vitest';
import { recipe, slotRecipe } from './recipe-classes.ts';

test('an element gets its class and one for each variant, by default where nothing is chosen', () => {
  const button = recipe('button', { look: 'solid', width: undefined });
  expect(button()).toBe('button button--look_solid');
  expect(button({ look: undefined, width: 'full' })).toBe(
    'button button--look_solid button--width_full',
  );
  expect(recipe('page', {})()).toBe('page');
});

test('every slot gets those variants of its recipe that style it', () => {
  const tiles = slotRecipe('tiles', 'root item text', { isNear: 'true', size: undefined }, '12');
  expect(tiles({ isNear: false, size: 'small' })).toEqual({
    root: 'tiles__root tiles__root--isNear_false',
    item: 'tiles__item tiles__item--size_small',
    text: 'tiles__text',
  });
});
