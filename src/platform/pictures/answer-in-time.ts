import type { Found, PictureSource } from './picture-source.ts';

/**
 * How long a request waits for a picture that is being made, ms. A browser has six connections to
 * a host without HTTP/2: held by pictures, they would keep the script of the page from coming.
 */
const PATIENCE_MS = 2_000;

type Findable = Pick<PictureSource, 'find' | 'findCached'>;

/**
 * A source that says that it is busy when a picture takes too long. It goes on being made, so that
 * the next request finds it.
 */
export function answerInTime(source: Findable, patienceMs = PATIENCE_MS): Findable {
  return {
    findCached: (request) => source.findCached(request),
    async find(request, signal) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const busy = new Promise<Found>((resolve) => {
        timer = setTimeout(() => resolve({ ok: false, code: 'BUSY' }), patienceMs);
      });
      const found = await Promise.race([source.find(request, signal), busy]);
      clearTimeout(timer);
      return found;
    },
  };
}
