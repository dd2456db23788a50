import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ErrorCode } from '#src/domain/errors.ts';
import { type ClientError, readClientError } from '#src/features/failures/client-error.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';

type Save<Input> = {
  send: (input: Input) => Promise<unknown>;
  onDone: (saved: Input) => void;
};

/** Shows an error at the field that it is about; false leaves it to the form. */
type ShowAtField = (failure: ClientError) => boolean;

/** A form of the account being saved. What fails is shown once: at a field, or as `code`. */
export function useSave<Input>({ send, onDone }: Save<Input>) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState<ErrorCode | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ input }: { input: Input; showAtField: ShowAtField }) => send(input),
    onMutate: () => setCode(null),
    onSuccess: async (_answer, { input }) => {
      // Whatever shows the account shows it as it is now.
      await queryClient.invalidateQueries({ queryKey: ['account'] });
      await queryClient.invalidateQueries({ queryKey: ['settings'], refetchType: 'none' });
      onDone(input);
    },
    onError: (error, { showAtField }) => {
      const failure = readClientError(error);
      if (!showAtField(failure)) setCode(failure.code);
    },
  });
  return {
    save: (input: Input, showAtField: ShowAtField = () => false) => mutate({ input, showAtField }),
    isBusy: isPending,
    code,
  };
}

export function useBackToSettings() {
  const router = useRouter();
  const locale = useLocale();
  return (message: string) => {
    showShopToast(message);
    void router.navigate({ to: '/$locale/account/settings', params: { locale } });
  };
}
