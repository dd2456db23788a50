import { Frame } from './frame.tsx';

/** The icon sprite: nothing but the icons (LAY-09). */
export function SvgSpriteLayout() {
  return <Frame name="svg-sprite" />;
}
