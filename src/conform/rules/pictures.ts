import {
  GALLERY_WIDTHS,
  optionPictureUrl,
  PICTURE_TYPES,
  TILE_WIDTHS,
} from '#src/domain/catalogue/pictures.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { findProductOf } from '../products.ts';
import { type Context, rulesOf } from '../rule.ts';
import { equal, holds, NotTried, present, Unmet } from '../unmet.ts';

/** What `/media/{optionId}/{type}.webp?w=&q=` answers, which no call of the contract describes. */

const MAX_TRIES = 5;

/** A picture is drawn when it is first asked for: until then it may be 503 with Retry-After. */
async function ask({ request }: Context, path: string, headers = {}): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request(path, { headers });
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== HTTP_STATUS.SERVICE_UNAVAILABLE || tries === MAX_TRIES) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, seconds) * 1_000));
  }
}

async function pathOf(context: Context, width: number, format: 'webp' | 'jpg' = 'webp') {
  const { option } = await findProductOf(context, 'plenty');
  const type = present('a picture of its colour', option.pictures[0]);
  return optionPictureUrl('/media', { ...option, look: option.look }, type, width, 'tall', format);
}

async function bytesOf(context: Context, path: string): Promise<Uint8Array> {
  const answer = await ask(context, path);
  equal(`status of ${path}`, answer.status, HTTP_STATUS.OK);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A WebP file is a RIFF container whose form is WEBP; after it, how wide its picture is. */
function widthOfWebp(bytes: Uint8Array): number | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));
  if (text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return null;
  const byte = (place: number) => bytes[place] ?? 0;
  if (text(12, 16) === 'VP8X') return 1 + byte(24) + (byte(25) << 8) + (byte(26) << 16);
  if (text(12, 16) === 'VP8L') return 1 + (byte(21) | ((byte(22) & 0x3f) << 8));
  return byte(26) | ((byte(27) & 0x3f) << 8);
}

const TILE = TILE_WIDTHS[1];
const LARGE = GALLERY_WIDTHS[1];

export const PICTURE_RULES = rulesOf('pictures', 'core', [
  [
    'webp',
    'shape',
    'A picture is a WebP of the width that was asked for, needs no key, and may be kept',
    async (context) => {
      const path = await pathOf(context, TILE);
      const answer = await ask(context, path);
      equal('status', answer.status, HTTP_STATUS.OK);
      equal('content-type', answer.headers.get('content-type'), 'image/webp');
      const caching = answer.headers.get('cache-control') ?? '';
      holds('public caching with a max-age', /public.*max-age=[1-9]/.test(caching), caching);
      equal('width', widthOfWebp(new Uint8Array(await answer.arrayBuffer())), TILE);
    },
  ],
  [
    'jpg',
    'shape',
    'The same picture is there as a JPEG, for mails',
    async (context) => {
      const answer = await ask(context, await pathOf(context, TILE, 'jpg'));
      equal('status', answer.status, HTTP_STATUS.OK);
      equal('content-type', answer.headers.get('content-type'), 'image/jpeg');
      await answer.body?.cancel();
    },
  ],
  [
    'widths',
    'behaviour',
    'A larger width is a larger picture',
    async (context) => {
      const small = await bytesOf(context, await pathOf(context, TILE));
      const large = await bytesOf(context, await pathOf(context, LARGE));
      equal('width of the larger one', widthOfWebp(large), LARGE);
      holds('more bytes', large.length > small.length, [small.length, large.length]);
    },
  ],
  [
    'wrong-width',
    'behaviour',
    'A width that no page asks for is 400: nobody fills a disk with sizes',
    async (context) => {
      const path = (await pathOf(context, TILE)).replace(`w=${TILE}`, 'w=12345');
      const answer = await context.request(path);
      await answer.body?.cancel();
      equal('status', answer.status, HTTP_STATUS.BAD_REQUEST);
    },
  ],
  [
    'wrong-quality',
    'behaviour',
    'A quality that no page asks for, and a type that nobody knows, are no picture',
    async (context) => {
      const path = await pathOf(context, TILE);
      for (const wrong of [path.replace(/q=\d+/, 'q=77'), path.replace(/\/[A-Z]{2}\./, '/XX.')]) {
        const answer = await context.request(wrong);
        await answer.body?.cancel();
        const isRefused = [HTTP_STATUS.BAD_REQUEST, HTTP_STATUS.NOT_FOUND].some(
          (status) => status === answer.status,
        );
        holds('400 or 404', isRefused, answer.status);
      }
    },
  ],
  [
    'packshot',
    'behaviour',
    'A type of picture that a colour does not have answers its packshot',
    async (context) => {
      const { option } = await findProductOf(context, 'plenty');
      const type = PICTURE_TYPES.find((one) => !option.pictures.includes(one));
      if (type === undefined) throw new NotTried('the product plenty has pictures of all types');
      const path = optionPictureUrl('/media', { ...option, look: option.look }, type, TILE);
      equal('width', widthOfWebp(await bytesOf(context, path)), TILE);
    },
  ],
  [
    'unknown',
    'behaviour',
    'A picture of a colour that does not exist is 404',
    async (context) => {
      const answer = await context.request(`/media/999999999/AP.webp?w=${TILE}&q=80`);
      await answer.body?.cancel();
      equal('status', answer.status, HTTP_STATUS.NOT_FOUND);
    },
  ],
  [
    'unchanged',
    'behaviour',
    'A picture that was kept is 304 by its ETag',
    async (context) => {
      const path = await pathOf(context, TILE);
      const first = await ask(context, path);
      await first.body?.cancel();
      const etag = first.headers.get('etag');
      if (etag === null) throw new Unmet('an ETag', 'none');
      const again = await ask(context, path, { 'if-none-match': etag });
      await again.body?.cancel();
      equal('status', again.status, HTTP_STATUS.NOT_MODIFIED);
    },
  ],
  [
    'none',
    'behaviour',
    'A colour that nobody took a picture of is drawn, or is 404: the page then shows its ground',
    async (context) => {
      const { option } = await findProductOf(context, 'noPicture');
      const answer = await ask(context, `/media/${option.optionId}/AP.webp?w=${TILE}&q=80`);
      await answer.body?.cancel();
      const type = answer.headers.get('content-type') ?? '';
      const isDrawn = answer.status === HTTP_STATUS.OK && type.startsWith('image/');
      holds('a picture or 404', isDrawn || answer.status === HTTP_STATUS.NOT_FOUND, answer.status);
    },
  ],
]);
