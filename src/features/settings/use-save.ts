import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorCode } from '#src/domain/errors.ts';
import { type ClientError, readClientError } from '#src/features/failures/client-error.ts';

type Save<Input> = {
  send: (input: Input) => Promise<unknown>;
  onDone: (saved: Input) => void;
  /** Tells an error at the field that it is about; false leaves it to the form. */
  tellAtField?: (failure: ClientError) => boolean;
};

/** A form of the account being saved. What fails is told once: at a field, or as `code`. */
export function useSave<Input>({ send, onDone, tellAtField = () => false }: Save<Input>) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState<ErrorCode | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: () => setCode(null),
    onSuccess: async (_answer, saved) => {
      // Whatever shows the account shows it as it is now.
      await queryClient.invalidateQueries({ queryKey: ['account'] });
      await queryClient.invalidateQueries({ queryKey: ['settings'], refetchType: 'none' });
      onDone(saved);
    },
    onError: (error) => {
      const failure = readClientError(error);
      if (!tellAtField(failure)) setCode(failure.code);
    },
  });
  return { save: mutate, isBusy: isPending, code };
}
