import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Focus } from '#src/domain/catalogue/product-document.schema.ts';
import type { Subject } from './drawings.ts';
import { isFlagSubject } from './flags.ts';
import type { Frame, PictureFormat } from './picture-formats.ts';
import { type MasterSize, type PictureProcess, SMALL_MASTER_WIDTH } from './picture-process.ts';
import { openPictureStore } from './picture-store.ts';
import { createRenderQueue, type Made } from './render-queue.ts';
import { createShareWork } from './share-work.ts';

/** More than a page and its next ones ask for together; each waits with a few hundred bytes. */
const WAITING_RENDERS = 1_000;

/**
 * What a picture is made from: a drawing, or a photograph by its id, its file (null or rejected where it
 * cannot be had) and the shape it gets.
 */
export type Origin =
  | { kind: 'drawing'; subject: Subject }
  | {
      kind: 'photo';
      id: string;
      file: () => Promise<string | null>;
      frame: Frame | null;
      focus: Focus | null;
    };

export type PictureRequest = {
  /** Folder of the picture, an option id or `hero`. */
  folder: string;
  origin: Origin;
  width: number;
  quality: number;
  format: PictureFormat;
};

export type Found =
  | { ok: true; bytes: Buffer }
  | Exclude<Made, { ok: true }>
  | { ok: false; code: 'NOT_CACHED' };

export type PictureSource = {
  /** The picture from disk, else made, once however many ask; `signal` says that the asker left. */
  find(request: PictureRequest, signal?: AbortSignal): Promise<Found>;
  /** The picture from disk alone. */
  findCached(request: PictureRequest): Promise<Found>;
};

const MADE: Made = { ok: true };

const cutOf = ({ id, frame, focus }: Extract<Origin, { kind: 'photo' }>) =>
  focus === null ? [id, frame] : [id, frame, focus.x, focus.y];

const printOf = (origin: Origin) =>
  createHash('sha256')
    .update(JSON.stringify(origin.kind === 'drawing' ? origin.subject : cutOf(origin)))
    .digest('hex')
    .slice(0, 16);

/** Gives pictures from disk; what is not there is made by the process for pictures. */
export function createPictureSource(folder: string, pictures: PictureProcess): PictureSource {
  const store = openPictureStore(folder);
  const queue = createRenderQueue({ atOnce: availableParallelism(), waiting: WAITING_RENDERS });
  const share = createShareWork<Made>();

  /** Makes sure that a drawing has its master. */
  function ensureMaster(key: string, subject: Subject, size: MasterSize, signal: AbortSignal) {
    return share(
      key,
      async (given) => {
        if (await store.has(key)) return MADE;
        const work = { kind: 'draw', subject, size, to: store.pathOf(key) } as const;
        return queue(isFlagSubject(subject) ? 'quick' : 'slow', () => pictures.run(work), given);
      },
      signal,
    );
  }

  /** The master for a width: a small one, unless the full one is there already. */
  async function masterFor(print: string, width: number) {
    const full = `${print}-full.master`;
    if (width > SMALL_MASTER_WIDTH || (await store.has(full)))
      return { size: 'full', key: full } as const;
    return { size: 'small', key: `${print}-small.master` } as const;
  }

  /** The file that a picture is cut from. */
  async function originOf(print: string, { origin, width }: PictureRequest, signal: AbortSignal) {
    if (origin.kind === 'photo') {
      const from = await origin.file().catch(() => null);
      if (from === null) return { ok: false, code: 'BUSY' } as const;
      return { ok: true, from, frame: origin.frame, focus: origin.focus } as const;
    }
    const { size, key } = await masterFor(print, width);
    const drawn = await ensureMaster(key, origin.subject, size, signal);
    return drawn.ok
      ? ({ ok: true, from: store.pathOf(key), frame: null, focus: null } as const)
      : drawn;
  }

  async function make(key: string, print: string, request: PictureRequest, signal: AbortSignal) {
    const { width, quality, format } = request;
    const found = await originOf(print, request, signal);
    if (!found.ok) return found;
    const { from, frame, focus } = found;
    const to = store.pathOf(key);
    const work = { kind: 'cut', from, frame, focus, to, width, quality, format } as const;
    return queue('quick', () => pictures.run(work), signal);
  }

  /** The names of a drawing's or a photograph's files, and of the picture cut from them. */
  function namesOf({ folder, origin, width, quality, format }: PictureRequest) {
    const print = `${folder}/${printOf(origin)}`;
    return { print, key: `${print}-${width}-${quality}.${format}` };
  }

  async function findCached(request: PictureRequest): Promise<Found> {
    const bytes = await store.read(namesOf(request).key);
    return bytes === null ? { ok: false, code: 'NOT_CACHED' } : { ok: true, bytes };
  }

  return {
    findCached,
    async find(request, signal) {
      const cached = await findCached(request);
      if (cached.ok) return cached;
      const { print, key } = namesOf(request);
      const made = await share(key, (given) => make(key, print, request, given), signal);
      if (!made.ok) return made;
      const bytes = await store.read(key);
      if (bytes === null) throw new Error(`the picture ${key} went away`);
      return { ok: true, bytes };
    },
  };
}
