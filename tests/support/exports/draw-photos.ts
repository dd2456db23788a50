import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A photograph as a shop has them: a thing of one colour in the middle of white paper. */
export function photoOf(colour: string, width: number, height: number) {
  const thing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="30%" y="25%" width="40%" height="50%" fill="${colour}"/></svg>`,
  );
  return sharp(thing);
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';

/** The pictures that `clothes.csv` names, drawn into a folder. */
export async function drawPhotos(folder: string): Promise<void> {
  const files: [string, Promise<Buffer> | Buffer][] = [
    ['pictures/zebulon-red.jpg', photoOf('#c01020', 1200, 1800).jpeg().toBuffer()],
    ['pictures/zebulon-back.png', photoOf('#602030', 900, 900).png().toBuffer()],
    ['pictures/zebulon-orange.webp', photoOf('#f08020', 2400, 3600).webp().toBuffer()],
    ['pictures/not-a-picture.jpg', Buffer.from(DRAWING)],
  ];
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await bytes);
  }
}
