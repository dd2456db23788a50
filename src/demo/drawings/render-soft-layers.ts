import sharp from 'sharp';

/** As `softLayer` writes them. */
const LAYER =
  /<soft( kept)? x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" pixels="([^"]+)">([\s\S]*?)<\/soft>/g;

const MAX_KEPT = 64;
const keptLayers = new Map<string, string>();

async function render(layer: RegExpExecArray): Promise<string> {
  const [, , x, y, width, height, pixels = '', content] = layer;
  const [across, down] = pixels.split(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

async function imageOf(layer: RegExpExecArray): Promise<string> {
  const [source, isKept] = layer;
  if (isKept === undefined) return render(layer);
  const kept = keptLayers.get(source);
  if (kept !== undefined) return kept;
  const image = await render(layer);
  if (keptLayers.size >= MAX_KEPT) keptLayers.clear();
  keptLayers.set(source, image);
  return image;
}

/** A drawing with its soft layers rendered, ready for the renderer. */
export async function withSoftLayers(svg: string): Promise<string> {
  let ready = '';
  let end = 0;
  for (const layer of svg.matchAll(LAYER)) {
    ready += svg.slice(end, layer.index) + (await imageOf(layer));
    end = layer.index + layer[0].length;
  }
  return ready + svg.slice(end);
}
