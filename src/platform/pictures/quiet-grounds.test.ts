import { expect, test } from 'vitest';
import { HEROES, PALE } from '../opening/content/heroes.ts';
import { garmentGround, sceneGround } from './quiet-grounds.ts';

test('a garment without a photograph is its colour in a window, in the shape of the shop', () => {
  expect(garmentGround('#22304a', 'tall')).toMatch(/width="600" height="900".*fill="#22304a"/);
  expect(garmentGround('#ffffff', 'wide')).toMatch(
    /width="720" height="900".*fill="#ffffff" stroke/,
  );
});

const SCENES = { names: HEROES, pale: PALE };

test('every scene of the content has a ground, pale where its letters are dark; no other has', () => {
  for (const name of HEROES) {
    expect(sceneGround(SCENES, name, 'portrait')).toContain('width="960" height="1200"');
  }
  expect(sceneGround(SCENES, 'summer', 'landscape')).toContain('fill="#E9DFCF"');
  expect(sceneGround(SCENES, 'winter', 'landscape')).not.toContain('fill="#E9DFCF"');
  expect(sceneGround(SCENES, 'nothing', 'landscape')).toBeNull();
});
