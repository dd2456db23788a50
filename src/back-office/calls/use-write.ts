import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import type { z } from 'zod';
import type { Call, RequestTo } from '#src/domain/wire/call.ts';
import { type AnyRequest, ask, type Refusal } from './ask.ts';

/** What was refused, of whatever a call threw. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof HttpError ? error.body : { code: 'UNREACHABLE' };

/**
 * A write of a page: whether it is under way, and what was refused of it. Afterwards lists and pages
 * are read again; what was typed stays where it was refused.
 */
export function useWrite() {
  const queryClient = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function write<C extends Call>(
    call: C,
    request: RequestTo<C> & AnyRequest,
  ): Promise<z.output<C['answer']> | undefined> {
    setWriting(true);
    setRefusal(null);
    try {
      return await ask(call, request);
    } catch (error) {
      setRefusal(refusalOf(error));
      return undefined;
    } finally {
      // Until what is shown is as it is now: pressed once more before that, it would be done twice.
      await queryClient.invalidateQueries();
      setWriting(false);
    }
  }
  return { write, isWriting, refusal, clear: () => setRefusal(null) };
}
