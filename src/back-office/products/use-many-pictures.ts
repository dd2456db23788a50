import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addProductPicture } from '#src/domain/catalogue/new-product.calls.ts';
import { MAX_PHOTO_BYTES } from '#src/domain/catalogue/new-product.schema.ts';
import { matchPictures } from '#src/domain/catalogue/picture-match.calls.ts';
import { MAX_MATCHED, type PictureTarget } from '#src/domain/catalogue/picture-match.schema.ts';
import { ask, type Refusal } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { inBase64 } from '../look/shrink-picture.ts';

/** A file, the colours that it may be of, and what became of it. */
export type PictureRow = {
  key: string;
  file: File;
  url: string;
  targets: readonly PictureTarget[];
  /** The colour that it goes to, once that is known. */
  targetId: string | null;
  place: number | null;
  state: 'waiting' | 'sent' | 'refused';
  refused: Refusal | null;
};

/** A product and its colour, as a line. */
export const lineOf = ({ name, colour, productId }: PictureTarget) =>
  [name || productId, colour, productId].filter(Boolean).join(', ');

const isReady = ({ state, targetId }: PictureRow) => state === 'waiting' && targetId !== null;

/** Colours in the order of the list, each with its pictures by their places, then by their names. */
function inOrder(one: PictureRow, other: PictureRow): number {
  const target = (one.targetId ?? '').localeCompare(other.targetId ?? '');
  const place = (one.place ?? 100) - (other.place ?? 100);
  return (
    target || place || one.file.name.localeCompare(other.file.name, undefined, { numeric: true })
  );
}

/** Matches names of files, as many at a time as a call takes. */
async function toRows(files: readonly File[]): Promise<PictureRow[]> {
  const rows: PictureRow[] = [];
  for (let at = 0; at < files.length; at += MAX_MATCHED) {
    const some = files.slice(at, at + MAX_MATCHED);
    const body = { names: some.map(({ name }) => name) };
    const { values } = await ask(matchPictures, { body });
    for (const [place, file] of some.entries()) {
      const match = values[place];
      const targets = match?.targets ?? [];
      const [only] = targets;
      rows.push({
        ...{ key: crypto.randomUUID(), file, url: URL.createObjectURL(file), targets },
        targetId: targets.length === 1 ? (only?.optionId ?? null) : null,
        ...{ place: match?.place ?? null, state: 'waiting', refused: null },
      });
    }
  }
  return rows;
}

/** What became of a file; one that is refused takes no other down. */
async function sendOne({ file, targets, targetId }: PictureRow): Promise<Refusal | null> {
  const target = targets.find(({ optionId }) => optionId === targetId);
  if (target === undefined) return { code: 'NOT_FOUND' };
  if (file.size > MAX_PHOTO_BYTES) return { code: 'CONTENT_TOO_LARGE' };
  const { productId, optionId } = target;
  try {
    const body = { optionId, content: await inBase64(file), replaces: null };
    await ask(addProductPicture, { params: { productId }, body });
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

/** Files that are to be photographs, from being chosen to being sent one after the other. */
export function useManyPictures() {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly PictureRow[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  // Their previews go with the page.
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const change = (key: string, own: Partial<PictureRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...own } : row)));

  async function add(files: readonly File[]) {
    setRefusal(null);
    try {
      const found = await toRows(files);
      urls.current.push(...found.map(({ url }) => url));
      setRows((all) => [...all, ...found].toSorted(inOrder));
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  async function send() {
    const ready = rows.filter(isReady).toSorted(inOrder);
    for (const [done, row] of ready.entries()) {
      setProgress({ done, all: ready.length });
      const refused = await sendOne(row);
      change(row.key, { state: refused === null ? 'sent' : 'refused', refused });
    }
    setProgress(null);
    await queryClient.invalidateQueries();
  }

  return {
    ...{ rows, refusal, add, send, isSending: progress !== null },
    /** How much of it, from 0 to 1. */
    sent: progress === null ? 0 : progress.done / progress.all,
    ready: rows.filter(isReady).length,
    assign: (key: string, target: PictureTarget | null) =>
      setRows((all) =>
        all.map((row) => {
          if (row.key !== key) return row;
          const isNew = row.targets.every(({ optionId }) => optionId !== target?.optionId);
          const targets = target !== null && isNew ? [...row.targets, target] : row.targets;
          const targetId = target?.optionId ?? null;
          return { ...row, targets, targetId, state: 'waiting', refused: null };
        }),
      ),
    remove: (key: string) => setRows((all) => all.filter((row) => row.key !== key)),
    clear: () => setRows([]),
  };
}
