import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type {
  LineShare,
  OrderJourney,
  Return,
  ReturnedLine,
} from '#src/domain/order/order.schema.ts';
import type { ReturnWay } from '#src/domain/order/order.values.ts';
import { LineDetails } from '#src/features/cart/colour-and-size.tsx';
import { readClientError } from '#src/features/failures/client-error.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { cluster, flow, text } from '#styles/recipes';
import { ItemChoice } from './item-choice.tsx';
import { REASON_NAMES } from './return-reasons.ts';
import { firstWay, WayChoice, type Ways } from './way-choice.tsx';

/** How a declaration is sent: by the customer, or by the holder of a mail's link. */
export type Declare<Line> = (declaration: {
  returnId: string;
  lines: Line[];
  way: ReturnWay | null;
}) => Promise<OrderJourney>;

type ReturnWords = {
  question: ReactNode;
  /** Before the list of what was chosen. */
  chosen: ReactNode;
  confirm: ReactNode;
};

type ReturnStepsProps = {
  lines: readonly LineItem[];
  /** Items that can still come back. */
  left: readonly LineShare[];
  words: ReturnWords;
  isAll: boolean;
  asksReasons?: boolean;
  /** How they may come back; none where nothing is to choose. */
  ways: Ways;
  currency: string;
  /** What follows from a choice. */
  consequence?: (chosen: readonly ReturnedLine[], way: ReturnWay | null) => ReactNode;
  declare: Declare<ReturnedLine>;
  onDeclared: (own: Return | undefined, journey: OrderJourney) => void;
  onCancel: () => void;
};

/** The items of a return with their quantities, and reasons where some were given. */
export function ReturnedItems({
  lines,
  returned,
}: {
  lines: readonly LineItem[];
  returned: readonly (LineShare & Partial<ReturnedLine>)[];
}) {
  const { i18n } = useLingui();
  return (
    <ul className={flow({ gap: '2' })}>
      {returned.map(({ lineId, quantity, reason }) => {
        const product = lines.find((line) => line.lineId === lineId)?.product;
        if (product === undefined) return null;
        return (
          <li key={lineId}>
            <span>{product.name}</span>
            <ul className={text({ tone: 'muted', size: 'sm' })}>
              <li>
                <LineDetails product={product} />
              </li>
              <li>
                <Trans>Quantity: {quantity}</Trans>
              </li>
              {reason && <li>{i18n._(REASON_NAMES[reason])}</li>}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

type ConfirmationProps = Pick<
  ReturnStepsProps,
  'lines' | 'words' | 'ways' | 'currency' | 'consequence'
> & {
  chosen: readonly ReturnedLine[];
  send: (way: ReturnWay | null) => Promise<OrderJourney>;
  onBack: () => void;
  onDone: (journey: OrderJourney) => void;
};

/** Second step: what will be declared, and the button that declares it. */
function Confirmation(props: ConfirmationProps) {
  const { lines, words, ways, currency, consequence, chosen, send, onBack, onDone } = props;
  const [way, setWay] = useState(() => firstWay(ways));
  const [isMissing, setMissing] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: onDone });
  return (
    <div className={flow({ gap: '4' })}>
      <p ref={question} tabIndex={-1}>
        {words.chosen}
      </p>
      <ReturnedItems lines={lines} returned={chosen} />
      {ways.length > 0 && (
        <WayChoice {...{ ways, currency, isMissing }} chosen={way} onChoose={setWay} />
      )}
      {consequence?.(chosen, way)}
      <FormError code={error === null ? null : readClientError(error).code} />
      <div className={cluster({ gap: '4' })}>
        <Button
          isBusy={isPending}
          onClick={() => {
            const lacks = ways.length > 0 && way === null;
            setMissing(lacks);
            if (!lacks) mutate(way);
          }}
        >
          {words.confirm}
        </Button>
        <Button look="quiet" onClick={onBack}>
          <Trans>Change my choice</Trans>
        </Button>
      </div>
    </div>
  );
}

/** What was chosen, and the id of its declaration: sent again after a failure, it counts once. */
type Chosen = { lines: ReturnedLine[]; id: string };

/** Declaring what comes back of an order in two steps: the items, then the confirmation. */
export function ReturnSteps(props: ReturnStepsProps) {
  const { lines, left, words, isAll, asksReasons = false, ways, currency, consequence } = props;
  const { declare, onDeclared, onCancel } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (chosen === null) {
    return (
      <ItemChoice
        lines={lines}
        left={left}
        question={words.question}
        isAll={isAll}
        asksReasons={asksReasons}
        onCancel={onCancel}
        onChoose={(taken) => setChosen({ lines: taken, id: crypto.randomUUID() })}
      />
    );
  }
  const { id } = chosen;
  return (
    <Confirmation
      lines={lines}
      words={words}
      {...{ ways, currency }}
      {...(consequence && { consequence })}
      chosen={chosen.lines}
      send={(way) => declare({ returnId: id, lines: chosen.lines, way })}
      onBack={() => setChosen(null)}
      onDone={(journey) =>
        onDeclared(
          journey.returns.find(({ returnId }) => returnId === id),
          journey,
        )
      }
    />
  );
}

/** Said once something was declared, in the place of what was clicked. */
export function Acknowledgement({ children }: { children: ReactNode }) {
  const statusText = useRef<HTMLParagraphElement>(null);
  useEffect(() => statusText.current?.focus(), []);
  return (
    <p
      ref={statusText}
      tabIndex={-1}
      role="status"
      className={text({ tone: 'notice', measure: 'read' })}
    >
      {children}
    </p>
  );
}
