import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HomeLink } from '#src/features/shop/links.tsx';
import { OrdersLink } from '#src/features/shop/orders-link.tsx';
import { signInUrl } from '#src/features/shop/urls.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button, flow, heading, page, text } from '#styles/recipes';
import type { FollowedLink } from './payment-link.server.ts';

type Outcome = Exclude<FollowedLink['outcome'], 'opened'>;
type Shown = { title: ReactNode; lead: ReactNode; way: ReactNode };

const toShop = (
  <HomeLink className={button()}>
    <Trans>Go to the shop</Trans>
  </HomeLink>
);

/** What a link says that leads to no payment. */
function shownFor(email: string, here: string, locale: ReturnType<typeof useLocale>) {
  const signIn = (
    <a className={button()} href={signInUrl(locale, here, { origin: 'order' })}>
      <Trans>Sign in and pay</Trans>
    </a>
  );
  const signOut = (
    <Link
      to="/$locale/auth/logout"
      params={{ locale }}
      search={{ returnTo: here }}
      reloadDocument
      preload={false}
      className={button()}
    >
      <Trans>Sign in with this email address</Trans>
    </Link>
  );
  const ready = <Trans>Your order is ready to be paid</Trans>;
  return {
    'sign-in': {
      title: ready,
      lead: (
        <Trans>
          Sign in with {email}, the address we wrote to. If you have no account yet, a code that we
          email you creates one. What you have in your cart stays: it is back once you have paid.
        </Trans>
      ),
      way: signIn,
    },
    'sign-in-again': {
      title: ready,
      lead: <Trans>Before you pay, please sign in once more with {email}.</Trans>,
      way: signOut,
    },
    'other-email': {
      title: <Trans>This order is for another email address</Trans>,
      lead: (
        <Trans>
          We wrote to {email}, and you are signed in with another address. Sign in with that one to
          pay.
        </Trans>
      ),
      way: signOut,
    },
    paid: {
      title: <Trans>This order is paid</Trans>,
      lead: <Trans>Thank you. You can find it among your orders.</Trans>,
      way: (
        <OrdersLink className={button()}>
          <Trans>View my orders</Trans>
        </OrdersLink>
      ),
    },
    withdrawn: {
      title: <Trans>This order has been cancelled</Trans>,
      lead: (
        <Trans>
          Our customer service has cancelled it, and there is nothing to pay. If you still want the
          items, add them to your cart or write to us.
        </Trans>
      ),
      way: toShop,
    },
    ended: {
      title: <Trans>This link has expired</Trans>,
      lead: (
        <Trans>
          It worked for seven days, and nothing was charged. If you still want the items, add them
          to your cart or ask us for a new link.
        </Trans>
      ),
      way: toShop,
    },
    unknown: {
      title: <Trans>This link does not work</Trans>,
      lead: <Trans>Please check that you opened all of the link in our email.</Trans>,
      way: toShop,
    },
  } satisfies Record<Outcome, Shown>;
}

/** Where the link of a mail leads that asks for a payment, while there is none to make. */
export function PaymentLinkPage({
  outcome,
  email,
  here,
}: {
  outcome: Outcome;
  email: string;
  /** Path with query: where to come back to after signing in. */
  here: string;
}) {
  const { title, lead, way } = shownFor(email, here, useLocale())[outcome];
  return (
    <div className={page()}>
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>{title}</h1>
        <p className={text({ measure: 'read' })}>{lead}</p>
        <p>{way}</p>
      </div>
    </div>
  );
}
