import { useState } from 'react';
import type { z } from 'zod';
import { CONTENT_SCHEMAS } from '#src/domain/content/content.schema.ts';
import { emptyValue, fieldOf, withPart } from '#src/domain/content/entry-fields.ts';
import {
  discardDraft,
  getStaffEntry,
  publishEntry,
  saveDraft,
  showVersionAgain,
} from '#src/domain/content/staff-content.calls.ts';
import type { StaffEntry } from '#src/domain/content/staff-content.schema.ts';
import type { Call, RequestTo } from '#src/domain/wire/call.ts';
import { type AnyRequest, ask, type Refusal } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import type { Path } from './entry-form.ts';

type Said = 'saved' | 'planned' | 'published' | 'discarded' | 'again';
type Issue = z.core.$ZodIssue;
type EntryCall = Call & { answer: typeof getStaffEntry.answer };

const recordOf = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

/**
 * The text of an entry while it is edited: what is typed, what the server has of it, and what became
 * of the last click. What is typed stays whatever is refused; where somebody else was faster, the next
 * write is about what they wrote.
 */
export function useEntry(loaded: StaffEntry) {
  const { contentType, uid, shop } = loaded;
  const schema = CONTENT_SCHEMAS[contentType];
  const field = fieldOf(schema);
  const textOf = ({ fields }: StaffEntry): unknown => fields ?? emptyValue(field);
  const [entry, setEntry] = useState(loaded);
  const [value, setValue] = useState<unknown>(() => textOf(loaded));
  const [isTouched, setTouched] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  /** What somebody else wrote in the time between. */
  const [faster, setFaster] = useState<StaffEntry | null>(null);

  const params = { contentType, uid, shop };

  async function write<C extends EntryCall>(
    call: C,
    request: RequestTo<C> & AnyRequest,
    then: Said,
    isTextKept = false,
  ): Promise<void> {
    setWriting(true);
    setRefusal(null);
    setFaster(null);
    setSaid(null);
    try {
      const written: StaffEntry = await ask<EntryCall>(call, request);
      setEntry(written);
      if (!isTextKept) {
        setValue(textOf(written));
        setTouched(false);
      }
      setSaid(then);
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      if (refused.code === 'CHANGED_BY_OTHERS') {
        const theirs = await ask(getStaffEntry, { params }).catch(() => null);
        if (theirs !== null) setEntry(theirs);
        setFaster(theirs);
      }
    } finally {
      setWriting(false);
    }
  }

  /** The text where it may be served; else says at which fields it may not. */
  function checked(): Record<string, unknown> | null {
    const parsed = schema.safeParse(value);
    setIssues(parsed.error?.issues ?? []);
    setSaid(null);
    return parsed.success ? recordOf(value) : null;
  }

  const { revision } = entry;
  return {
    ...{ entry, field, value, isTouched, isWriting, refusal, said, issues, faster },
    change: (path: Path, part: unknown) => {
      setTouched(true);
      setValue((typed: unknown) => withPart(typed, path, part));
    },
    save: async (publishAt: string | null) => {
      const fields = checked();
      if (fields === null) return;
      const body = { revision, fields, publishAt };
      await write(saveDraft, { params, body }, publishAt === null ? 'saved' : 'planned');
    },
    publish: async () => {
      const fields = checked();
      if (fields !== null) {
        await write(publishEntry, { params, body: { revision, fields } }, 'published');
      }
    },
    discard: () => write(discardDraft, { params, body: { revision } }, 'discarded'),
    showAgain: (versionId: string) =>
      write(
        showVersionAgain,
        { params: { ...params, versionId }, body: { revision } },
        'again',
        // A draft stays as it is.
        entry.draft !== null,
      ),
  };
}

export type EditedEntry = ReturnType<typeof useEntry>;
