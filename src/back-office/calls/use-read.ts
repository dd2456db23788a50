import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call, RequestTo } from '#src/domain/wire/call.ts';
import { type AnyRequest, ask, type Refusal } from './ask.ts';
import { refusalOf } from './use-write.ts';

/** What a call answers to a page that is no list; undefined until it does, or where it is refused. */
export function useRead<C extends Call>(
  call: C,
  request: RequestTo<C> & AnyRequest,
): { data: z.output<C['answer']> | undefined; refusal: Refusal | null } {
  const { data, error } = useQuery({
    queryKey: [call.path, request],
    queryFn: ({ signal }) => ask(call, request, signal),
    retry: false,
  });
  return { data, refusal: error === null ? null : refusalOf(error) };
}
