import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type PropsWithChildren, type ReactNode, useId, useRef } from 'react';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { flow, heading, settingsPart, text } from '#styles/recipes';

/** One way in, as its owner sees it; instants in ISO 8601. */
type SignInWay = { id: string; name: string; addedAt: string; lastUsedAt: string | null };

/** What removing one is called: on the button, for screen readers, and once it is done. */
type Removal = {
  label: ReactNode;
  nameFor: (way: string) => string;
  done: string;
  send: (id: string) => Promise<unknown>;
};

type RowProps = { way: SignInWay; removal: Removal; isBusy: boolean; onRemove: () => void };

function Row({ way, removal, isBusy, onRemove }: RowProps) {
  const { moment } = useFormats();
  const { root, title, body } = settingsPart();
  const { name, lastUsedAt } = way;
  const added = moment(way.addedAt);
  const used = lastUsedAt === null ? null : moment(lastUsedAt);
  return (
    <li className={root}>
      <h3 className={title}>{name}</h3>
      <div className={body}>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>Added: {added}</Trans>
        </p>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          {used === null ? <Trans>Not used yet</Trans> : <Trans>Last used: {used}</Trans>}
        </p>
      </div>
      <Button look="quiet" isBusy={isBusy} onClick={onRemove} aria-label={removal.nameFor(name)}>
        {removal.label}
      </Button>
    </li>
  );
}

type Props = PropsWithChildren<{
  title: ReactNode;
  lead: ReactNode;
  ways: readonly SignInWay[];
  removal: Removal;
  /** What is read again after a removal. */
  queryKey: QueryKey;
}>;

/** Ways in of one kind, and the end of each; below them what adds one. */
export function SignInWays({ title, lead, ways, removal, queryKey, children }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: removal.send,
    onSuccess: () => {
      showShopToast(removal.done);
      // The button that was clicked is about to go.
      top.current?.focus({ preventScroll: true });
    },
    onError: (error) => showFailure(i18n, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <h2 ref={top} id={id} tabIndex={-1} className={heading({ size: 'part' })}>
        {title}
      </h2>
      <p className={text({ tone: 'muted', measure: 'read' })}>{lead}</p>
      {ways.length > 0 && (
        <ul className={settingsPart().list}>
          {ways.map((way) => (
            <Row
              key={way.id}
              way={way}
              removal={removal}
              isBusy={removing.isPending && removing.variables === way.id}
              onRemove={() => removing.mutate(way.id)}
            />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
