import { useState } from 'react';
import { addImportPart, beginImport, checkImport } from '#src/domain/import/import.calls.ts';
import { IMPORT_PART_BYTES, MAX_IMPORT_BYTES } from '#src/domain/import/import.values.ts';
import { ask, type Refusal } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';

/** A part of a file in base64. */
async function partOf(file: File, number: number): Promise<string> {
  const from = number * IMPORT_PART_BYTES;
  const bytes = new Uint8Array(await file.slice(from, from + IMPORT_PART_BYTES).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function send(file: File, onPart: (share: number) => void): Promise<string> {
  const importId = crypto.randomUUID();
  const savedAt = new Date(file.lastModified).toISOString();
  await ask(beginImport, {
    body: { changeId: importId, fileName: file.name.slice(0, 200), size: file.size, savedAt },
  });
  const parts = Math.ceil(file.size / IMPORT_PART_BYTES);
  for (let number = 0; number < parts; number += 1) {
    const content = await partOf(file, number);
    await ask(addImportPart, { params: { importId, number: String(number) }, body: { content } });
    onPart((number + 1) / parts);
  }
  await ask(checkImport, { params: { importId }, body: {} });
  return importId;
}

/** Sends a file and has it checked; `sent` is the part that has arrived, null while nothing is sent. */
export function useUpload(onSent: (importId: string) => void) {
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function upload(file: File): Promise<void> {
    setRefusal(file.size > MAX_IMPORT_BYTES ? { code: 'CONTENT_TOO_LARGE' } : null);
    if (file.size > MAX_IMPORT_BYTES) return;
    setSent(0);
    try {
      onSent(await send(file, setSent));
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setSent(null);
    }
  }
  return { upload, sent, refusal };
}
