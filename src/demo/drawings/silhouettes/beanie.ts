import { CENTRE, ellipse, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

/** A knitted beanie: ribbed dome gathered at the crown, turned-up cuff, sometimes a pompom. */
export function drawBeanie(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = 186 + between(-8, 10);
  const top = 262 + between(-16, 16);
  const pompom = chance(0.4);
  if (pompom) {
    const ball = ellipse(CENTRE, top - 34, 74, 70);
    s.piece(ball, { paint: chance(0.5) ? 'accent' : 'plain', lift: 0.6, roll: 1 });
    for (let i = 0; i < 90; i++) {
      const turn = between(0, 6.28);
      const reach = between(10, 72);
      const [x, y] = [CENTRE + Math.cos(turn) * reach, top - 34 + Math.sin(turn) * reach];
      s.fold(path([x, y], [x + Math.cos(turn) * 18, y + Math.sin(turn) * 18]), {
        width: 7,
        depth: 0.7,
      });
    }
  }
  const dome = symmetric(
    [0, top],
    [70, top + 12],
    [134, top + 66],
    [wide - 12, top + 160],
    [wide, 560, 1],
    [0, 580],
  );
  s.piece(dome, { lift: 0.6, roll: 1 });
  s.within(dome, () => {
    for (let i = -7; i <= 7; i++) {
      const x = (i / 7) * wide;
      s.fold(path([CENTRE + x * 0.1, top + 4], [CENTRE + x, 566]), {
        width: 15,
        depth: 0.75,
        bend: -i * 5,
      });
    }
    s.glow([CENTRE, top + 16], 60, 24, -0.4);
  });
  const cuff = symmetric(
    [0, 520],
    [110, 514],
    [wide + 6, 494, 1],
    [wide + 12, 560],
    [wide + 4, 652, 1],
    [110, 674],
    [0, 680],
  );
  s.piece(cuff, { paint: 'rib', lift: 1, roll: 1 });
  s.within(cuff, () => {
    for (let i = -6; i <= 6; i++)
      s.fold(path([CENTRE + (i / 6) * wide, 506], [CENTRE + (i / 6) * wide, 676]), {
        width: 14,
        depth: 0.5,
      });
  });
  if (chance(0.5))
    s.trim(
      [CENTRE + 84, 606],
      '<rect x="-32" y="-16" width="64" height="32" rx="1" fill="#efe6d6"/><path d="M-20 0h40" stroke="#2b2420" stroke-width="4" stroke-dasharray="6 2.4"/>',
      -3,
    );
  s.focus([CENTRE + 40, 560], 280);
}
