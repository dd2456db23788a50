import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { PHOTO_FAULTS } from '#src/domain/catalogue/photo-faults.ts';
import { decodeApart } from '#src/platform/kernel/uploads/decode-apart.ts';

const PROGRAM = new URL('../../src/platform/pictures/photo-program.ts', import.meta.url);
const take = (file: Buffer) =>
  decodeApart(PROGRAM, file, { budgetMs: 60_000, faults: PHOTO_FAULTS });

const RED = { r: 200, g: 40, b: 40 };
const plain = (width = 60, height = 90) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

/** Left half red, right half blue, so that a turn is seen. */
const halves = () =>
  plain(60, 40).composite([
    {
      input: { create: { width: 30, height: 40, channels: 3, background: '#0000ff' } },
      ...{ left: 30, top: 0 },
    },
  ]);

async function pixel(picture: Buffer, left: number, top: number) {
  const raw = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...raw];
}

const expectNear = (found: number[], wanted: readonly number[], by = 12) => {
  for (const [at, value] of wanted.entries()) {
    expect(Math.abs((found[at] ?? 0) - value)).toBeLessThanOrEqual(by);
  }
};
const red = [RED.r, RED.g, RED.b];

describe('a photograph that the staff send', () => {
  test('of 16 bits is saved in its colours', async () => {
    const file = await plain().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(file).metadata()).depth).toBe('ushort');
    const saved = await take(file);
    expect((await sharp(saved).metadata()).depth).toBe('uchar');
    expectNear(await pixel(saved, 30, 45), red);
  });

  test('of a wide gamut looks on any screen as it was meant', async () => {
    const file = await plain().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    // The numbers in the file are those of P3, which are others.
    const [inFile = 0] = await pixel(
      await sharp(file, { ignoreIcc: true }).png().toBuffer(),
      30,
      45,
    );
    expect(inFile).toBeLessThan(RED.r - 5);
    const saved = await take(file);
    expect((await sharp(saved).metadata()).icc).toBeUndefined();
    expectNear(await pixel(saved, 30, 45), red);
  });

  test('in the colours of print is saved in those of screens', async () => {
    const file = await plain().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    const saved = await take(file);
    expect((await sharp(saved).metadata()).space).toBe('srgb');
    expectNear(await pixel(saved, 30, 45), red, 40);
  });

  test('that its camera turned is upright, in each of eight ways, and says nothing of the camera', async () => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const file = await halves()
        .withExif({ IFD0: { Make: 'Okapi camera' } })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const saved = await take(file);
      const { width, height, exif } = await sharp(saved).metadata();
      expect([width, height, exif]).toEqual(
        orientation < 5 ? [60, 40, undefined] : [40, 60, undefined],
      );
      // Where the left half of what was taken is seen.
      const isRedFirst = [1, 4, 5, 6].includes(orientation);
      const [first, second] = [await pixel(saved, 2, 2), await pixel(saved, width - 3, height - 3)];
      expectNear(isRedFirst ? first : second, red, 25);
      expectNear(isRedFirst ? second : first, [0, 0, 255], 25);
    }
  });

  test('that moves is saved as its first picture', async () => {
    const frames = async (encode: (strip: Sharp) => Sharp) => {
      const frame = (background: string) =>
        sharp({ create: { width: 40, height: 60, channels: 3, background } })
          .png()
          .toBuffer();
      const strip = sharp([await frame('#c82828'), await frame('#0000ff')], {
        join: { animated: true },
      });
      return encode(strip).toBuffer();
    };
    for (const file of [
      await frames((strip) => strip.gif()),
      await frames((strip) => strip.webp({ quality: 100 })),
    ]) {
      expect((await sharp(file).metadata()).pages).toBe(2);
      const saved = await take(file);
      const { width, height, pages } = await sharp(saved).metadata();
      expect([width, height, pages ?? 1]).toEqual([40, 60, 1]);
      expectNear(await pixel(saved, 20, 30), red, 20);
    }
  });

  test('of 61 megapixels is saved as large as it is shown; one of more than 64 is not taken', async () => {
    const file = await plain(9_504, 6_336).jpeg({ quality: 40 }).toBuffer();
    const { width, height } = await sharp(await take(file)).metadata();
    expect([width, height]).toEqual([1_920, 1_280]);
    const bomb = await plain(16_000, 8_001).png({ compressionLevel: 9 }).toBuffer();
    await expect(take(bomb)).rejects.toMatchObject({ field: 'too-many-pixels' });
  }, 60_000);

  test('with see-through parts stands on white, and AVIF is taken, too', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const blank = sharp({ create: { width: 20, height: 30, channels: 4, background } });
    expectNear(await pixel(await take(await blank.png().toBuffer()), 10, 15), [255, 255, 255]);
    const avif = await plain().avif({ quality: 90 }).toBuffer();
    expectNear(await pixel(await take(avif), 30, 45), red);
  });

  test('is refused with what is wrong with it', async () => {
    const noise = sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    });
    const svg = (own: string) =>
      Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${own}</svg>`);
    const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
    const refused: [Buffer, string][] = [
      [cut(await noise.clone().jpeg().toBuffer()), 'damaged'],
      [cut(await noise.clone().png().toBuffer()), 'damaged'],
      [cut(await noise.clone().webp().toBuffer()), 'damaged'],
      [svg('<script>alert(1)</script>'), 'drawing'],
      [svg('<image href="file:///etc/passwd"/>'), 'drawing'],
      [Buffer.from('%PDF-1.7'), 'no-picture'],
      [Buffer.from('<script>alert(1)</script>'), 'no-picture'],
      [Buffer.alloc(0), 'no-picture'],
      [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
    ];
    for (const [file, field] of refused) {
      await expect(take(file)).rejects.toMatchObject({ code: 'PICTURE_NOT_READABLE', field });
    }
  }, 30_000);
});
