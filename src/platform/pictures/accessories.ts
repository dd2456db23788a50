import {
  across,
  CENTRE,
  ellipse,
  offset,
  onSide,
  type Point,
  ribbon,
  symmetric,
} from './geometry.ts';
import type { Sketch } from './sketch.ts';
import { buckle } from './trims.ts';

function drawFringe(s: Sketch, from: Point, to: Point, count: number): void {
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const sway = s.random.between(-6, 6);
    s.piece(
      ribbon(
        [
          [x, y - 8],
          [x + sway * 0.3, y + 22],
          [x + sway, y + s.random.between(42, 54)],
        ],
        (at) => 8 - at * 4.5,
      ),
      { lift: 0.3, roll: 0.8 },
    );
  }
}

/** A scarf laid as if worn: a loop at the neck and two fringed ends. */
export function drawScarf(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = between(116, 140);
  const fringed = chance(0.75);
  const end = (side: 1 | -1, foot: number, lift: number) => {
    const line = onSide(side, [
      [-46, 246],
      [24, 400],
      [66, 560],
      [84, foot],
    ]);
    const shape = ribbon(line, (share) => wide * (0.72 + 0.28 * Math.min(1, share * 2)));
    if (fringed) {
      const tip = line.at(-1) ?? [0, 0];
      drawFringe(
        s,
        [tip[0] - wide * 0.48, tip[1] - side * 6],
        [tip[0] + wide * 0.48, tip[1] + side * 6],
        13,
      );
    }
    s.piece(shape, { lift, angle: side * -9, roll: 0.9 });
    s.within(shape, () => {
      for (let i = 0; i < 6; i++) {
        const shift = ((i + 0.5) / 3 - 1) * wide * 0.42;
        const row = offset(line, shift + between(-6, 6));
        s.fold([row[0] ?? [0, 0], row[i % 2 ? 3 : 2] ?? [0, 0]], {
          width: between(16, 24),
          depth: between(0.35, 0.65),
          bend: side * -12,
        });
      }
    });
  };
  const back = across([
    [122, 236],
    [104, 168],
    [54, 128],
    [0, 120],
  ]);
  s.piece(ribbon(back, 76), { tone: -0.2, lift: 0.6, roll: 0.7 });
  for (const shift of [-22, -4, 15]) s.groove(offset(back, shift), 9, 0.5);
  end(-1, 700 + between(-30, 30), 0.7);
  end(1, 744 + between(-20, 30), 0.9);
  for (const side of [-1, 1] as const) {
    const loop = onSide(side, [
      [104, 150],
      [142, 226],
      [104, 306],
      [20, 352],
    ]);
    const shape = ribbon(loop, (share) => 88 - 26 * share);
    s.piece(shape, { lift: 0.9, roll: 0.7, angle: side * 40 });
    s.within(shape, () => {
      for (const shift of [-30, -13, 3, 18, 33])
        s.groove(offset(loop, side * (shift + between(-4, 4))), between(7, 11), between(0.4, 0.75));
    });
  }
  const knot = symmetric([
    [0, 290],
    [52, 306],
    [62, 352],
    [44, 396],
    [0, 408],
  ]);
  s.piece(knot, { lift: 1, roll: 1, angle: 12 });
  s.within(knot, () => {
    for (const x of [-30, -8, 16, 36])
      s.fold(
        [
          [CENTRE + x, 296],
          [CENTRE + x * 0.7, 404],
        ],
        { width: 13, depth: 0.6, bend: x * 0.2 },
      );
  });
  s.focus([CENTRE + 10, 360], 300);
}

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
      s.fold(
        [
          [x, y],
          [x + Math.cos(turn) * 18, y + Math.sin(turn) * 18],
        ],
        { width: 7, depth: 0.7 },
      );
    }
  }
  const dome = symmetric([
    [0, top],
    [70, top + 12],
    [134, top + 66],
    [wide - 12, top + 160],
    [wide, 560, 1],
    [0, 580],
  ]);
  s.piece(dome, { lift: 0.6, roll: 1 });
  s.within(dome, () => {
    for (let i = -7; i <= 7; i++) {
      const x = (i / 7) * wide;
      s.fold(
        [
          [CENTRE + x * 0.1, top + 4],
          [CENTRE + x, 566],
        ],
        { width: 15, depth: 0.75, bend: -i * 5 },
      );
    }
    s.glow([CENTRE, top + 16], 60, 24, -0.4);
  });
  const cuff = symmetric([
    [0, 520],
    [110, 514],
    [wide + 6, 494, 1],
    [wide + 12, 560],
    [wide + 4, 652, 1],
    [110, 674],
    [0, 680],
  ]);
  s.piece(cuff, { paint: 'rib', lift: 1, roll: 1 });
  s.within(cuff, () => {
    for (let i = -6; i <= 6; i++)
      s.fold(
        [
          [CENTRE + (i / 6) * wide, 506],
          [CENTRE + (i / 6) * wide, 676],
        ],
        { width: 14, depth: 0.5 },
      );
  });
  if (chance(0.5))
    s.trim(
      [CENTRE + 84, 606],
      '<rect x="-32" y="-16" width="64" height="32" rx="1" fill="#efe6d6"/><path d="M-20 0h40" stroke="#2b2420" stroke-width="4" stroke-dasharray="6 2.4"/>',
      -3,
    );
  s.focus([CENTRE + 40, 560], 280);
}

/** A belt laid in a loop: stitched strap, buckle, keeper and holes. */
export function drawBelt(s: Sketch): void {
  const { between, pick } = s.random;
  const metal = pick(['#c8a45c', '#c4c0b8', '#8f8a82']);
  const width = between(46, 60);
  const line: Point[] = [
    [196, 208],
    [150, 320],
    [132, 500],
    [178, 690],
    [300, 768],
    [424, 690],
    [470, 500],
    [452, 330],
    [396, 214],
  ];
  s.piece(ribbon(line, width), { lift: 0.9, roll: 0.25, paint: 'plain' });
  s.stitch(offset(line, width / 2 - 6));
  s.stitch(offset(line, -width / 2 + 6));
  const tip: Point[] = [
    [396, 214],
    [354, 182],
    [300, 166],
    [214, 176],
    [118, 210],
  ];
  s.piece(
    ribbon(tip, (share) => (share > 0.99 ? width * 0.5 : width)),
    { lift: 1, roll: 0.8, paint: 'plain' },
  );
  s.stitch(offset(tip, width / 2 - 6).slice(0, 5));
  s.stitch(offset(tip, -width / 2 + 6).slice(0, 5));
  for (const [x, y] of [
    [330, 173],
    [302, 167],
    [274, 167],
    [158, 194],
    [138, 201],
  ] as const)
    s.trim(
      [x, y],
      '<ellipse rx="4.6" ry="4" fill="#0d0805" fill-opacity=".85"/><ellipse rx="5.6" ry="5" fill="none" stroke="#fff" stroke-opacity=".18"/>',
    );
  s.band(
    [
      [250, 172 - width / 2 - 3],
      [250, 170 + width / 2 + 3],
    ],
    18,
    { lift: 0.7, roll: 1 },
  );
  s.trim([204, 180], buckle(50, width + 30, metal), -8);
  s.focus([240, 210], 280);
}

/** A square cushion: piped edge, plump middle, pinched corners. */
export function drawCushion(s: Sketch): void {
  const { between, chance } = s.random;
  const half: Point[] = [
    [0, 228],
    [150, 220],
    [226, 198, 1],
    [232, 214, 1],
    [214, 300],
    [208, 450],
    [214, 600],
    [232, 690, 1],
    [222, 706, 1],
    [150, 684],
    [0, 676],
  ];
  s.piece(symmetric(half.map(([x, y, c]): Point => [x * 1.025, 450 + (y - 450) * 1.02, c])), {
    paint: chance(0.5) ? 'accent' : 'plain',
    lift: 1,
    roll: 1,
  });
  const body = symmetric(half);
  s.piece(body, { lift: 0.3, roll: 1 });
  s.within(body, () => {
    s.glow([CENTRE - 40, 400], 190, 190, 0.16);
    s.glow([CENTRE + 120, 620], 150, 120, -0.2);
    for (const side of [1, -1] as const)
      for (const [y, turn] of [
        [210, 1],
        [694, -1],
      ] as const)
        for (let i = 0; i < 4; i++)
          s.fold(
            onSide(side, [
              [222 - i * 7, y + turn * i * 9],
              [150 - i * between(4, 26), y + turn * (50 + i * between(10, 30))],
            ]),
            { width: 14, depth: 0.28, bend: side * turn * (i % 2 ? 6 : -6) },
          );
    s.fold(
      [
        [CENTRE - 120, 330],
        [CENTRE + 40, 300 + between(-20, 20)],
      ],
      { width: 24, depth: 0.2, bend: 12 },
    );
    s.fold(
      [
        [CENTRE + 30, 560],
        [CENTRE + 150, 520 + between(-20, 20)],
      ],
      { width: 24, depth: 0.22, bend: -12 },
    );
  });
  s.focus([CENTRE + 130, 320], 300);
}

/** A towel folded in three: soft edges, woven border, hanging loop. */
export function drawTowel(s: Sketch): void {
  const { between } = s.random;
  const wide = 190 + between(-8, 10);
  for (const [i, drop] of [16, 8, 0].entries()) {
    const outline = symmetric([
      [0, 184 + drop],
      [wide - 6, 184 + drop, 1],
      [wide - i * 2, 220],
      [wide - i * 2, 690 + drop],
      [wide - 14, 712 + drop, 1],
      [0, 718 + drop],
    ]);
    s.piece(outline, { lift: 0.8, roll: 1, tone: i < 2 ? -0.06 : 0 });
  }
  const inside = symmetric([
    [0, 184],
    [wide, 184, 1],
    [wide, 712, 1],
    [0, 718],
  ]);
  s.within(inside, () => {
    const y = 590 + between(-20, 20);
    s.band(
      across([
        [wide + 10, y],
        [90, y + 4],
        [0, y + 5],
      ]),
      54,
      { paint: 'accent', lift: 0.1, roll: 0.4 },
    );
    for (const gap of [-38, 38])
      s.band(
        across([
          [wide + 10, y + gap],
          [90, y + gap + 4],
          [0, y + gap + 5],
        ]),
        7,
        { paint: 'accent', lift: 0.1, roll: 0.3 },
      );
    for (let i = 0; i < 6; i++) {
      const x = between(-160, 160);
      s.fold(
        [
          [CENTRE + x, 200 + between(0, 160)],
          [CENTRE + x + between(-30, 30), 480 + between(0, 120)],
        ],
        { width: 30, depth: 0.28, bend: between(-10, 10) },
      );
    }
    s.fold(
      [
        [CENTRE - wide, 330],
        [CENTRE + wide, 336],
      ],
      { width: 26, depth: 0.22 },
    );
  });
  s.band(
    [
      [CENTRE - 14, 192],
      [CENTRE - 16, 150],
      [CENTRE, 134],
      [CENTRE + 16, 150],
      [CENTRE + 14, 192],
    ],
    9,
    { paint: 'accent', lift: 0.6 },
  );
  s.focus([CENTRE + 70, 560], 300);
}
