import sharp from 'sharp';
import type { Shape } from './goods.ts';

/** A plain drawing for each kind of goods: enough to tell them apart. */

const SHAPES: Readonly<Record<Shape, string>> = {
  top: 'M300 430 L470 360 Q600 450 730 360 L900 430 L1010 700 L880 750 L850 670 L850 1320 L350 1320 L350 670 L320 750 L190 700 Z',
  dress: 'M420 330 L500 330 Q600 430 700 330 L780 330 L760 720 L960 1460 L240 1460 L440 720 Z',
  trousers:
    'M390 300 L810 300 L850 780 L830 1520 L660 1520 L600 760 L540 1520 L370 1520 L350 780 Z',
  hat: 'M300 1020 Q300 520 600 520 Q900 520 900 1020 L960 1020 L960 1200 L240 1200 L240 1020 Z',
  scarf:
    'M480 260 L720 260 L740 1440 L460 1440 Z M460 1440 L470 1540 M520 1440 L520 1540 M600 1440 L600 1540 M680 1440 L680 1540 M740 1440 L730 1540',
  towel: 'M330 330 L870 330 L870 1480 L330 1480 Z M330 430 L870 430 M330 1380 L870 1380',
};

const WIDTH = 1_200;
const HEIGHT = 1_800;

export function draw(shape: Shape, hex: string, isBack: boolean): Promise<Buffer> {
  const ground = isBack ? '#e9e4da' : '#f3efe7';
  const turn = isBack ? 'translate(1200 0) scale(-1 1)' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <path transform="${turn}" d="${SHAPES[shape]}" fill="${hex}" stroke="#00000055" stroke-width="6" stroke-linejoin="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
