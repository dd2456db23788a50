import { MAX_PICTURE_BYTES } from '#src/domain/order/return-picture.ts';

/** Longest sides and qualities, the best first. */
const TRIES = [
  { side: 1_600, quality: 0.8 },
  { side: 1_280, quality: 0.7 },
  { side: 1_024, quality: 0.6 },
  { side: 640, quality: 0.5 },
] as const;

async function drawn(image: ImageBitmap, { side, quality }: (typeof TRIES)[number]): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

export async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // As many at a time as a call takes.
  const part = 32_768;
  const parts = Array.from({ length: Math.ceil(bytes.length / part) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * part, (at + 1) * part)),
  );
  return btoa(parts.join(''));
}

/** A photograph, small enough to be sent, in base64; null for what the browser cannot read. */
export async function shrink(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  for (const attempt of TRIES) {
    const blob = await drawn(image, attempt);
    if (blob.size <= MAX_PICTURE_BYTES) return inBase64(blob);
  }
  return null;
}
