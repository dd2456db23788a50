import sharp, { type Sharp } from 'sharp';
import type { Drawing } from './drawing.ts';

/** As `softLayer` writes them. */
const LAYER =
  /<soft( kept="yes")? x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" pixels="([^"]+)">([\s\S]*?)<\/soft>/g;

const MAX_KEPT = 64;
const keptLayers = new Map<string, string>();

async function render(layer: RegExpExecArray): Promise<string> {
  const [, , x, y, width, height, pixels = '', content] = layer;
  const [across, down] = pixels.split(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
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
async function withSoftLayers(svg: string): Promise<string> {
  let ready = '';
  let end = 0;
  for (const layer of svg.matchAll(LAYER)) {
    ready += svg.slice(end, layer.index) + (await imageOf(layer));
    end = layer.index + layer[0].length;
  }
  return ready + svg.slice(end);
}

/** Renders a drawing without its bleed, as raw material for an encoder or a composition. */
export async function rasterise(drawing: Drawing): Promise<Sharp> {
  const { svg, width, height, drawn, bleed } = drawing;
  const tall = Math.round((height * drawn) / width);
  const picture = sharp(Buffer.from(await withSoftLayers(svg)), { limitInputPixels: 40_000_000 })
    .extract({ left: bleed, top: bleed, width: drawn, height: tall })
    .removeAlpha();
  return drawn === width ? picture : picture.resize(width, height).sharpen({ sigma: 0.9 });
}

/** A drawing as the file that all widths are made from: quick to read at any size, nothing lost. */
export async function encodeMaster(drawing: Drawing): Promise<Buffer> {
  const picture = await rasterise(drawing);
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
