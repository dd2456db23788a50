import { mix } from './colour.ts';
import type { Random } from './random.ts';

/** The paper a garment lies on: lit from the upper left, with a breath of the garment's own colour. */
export function paperGround(colour: string, random: Random): { defs: string; body: string } {
  const warm = random.pick(['#FBF8F3', '#F8F4ED', '#F6F3EE', '#F7F1E9']);
  const far = random.pick(['#EAE2D5', '#E6DED2', '#E9E0D6', '#E2DCD1']);
  const light = mix(warm, colour, 0.025);
  const deep = mix(far, colour, 0.07);
  const cx = random.between(0.28, 0.42);
  const cy = random.between(0.2, 0.36);
  const defs = `<radialGradient id="ground" cx="${cx.toFixed(2)}" cy="${cy.toFixed(2)}" r="0.95" gradientUnits="userSpaceOnUse" gradientTransform="translate(-60 -60) scale(720 1020)"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${mix(light, deep, 0.5)}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  return { defs, body: '<rect x="-120" y="-60" width="840" height="1020" fill="url(#ground)"/>' };
}
