import type { DigitalGoods } from '#src/platform/orders/documents/digital-goods.ts';
import { connectAccounts } from '#src/platform/payments/connect-accounts.ts';
import type { PartsContext, RunningParts } from '#src/platform/run-platform.ts';
import { createFindDomain } from '#src/platform/shops/web-domain-store.ts';
import { loadOptional } from '#src/process/optional-package.ts';
import { createCardSandbox } from './card-sandbox/create-card-sandbox.ts';
import { bankDecisions, type CallPlatform, cardMessages } from './card-sandbox/deliver-events.ts';
import { createSandboxGateway } from './card-sandbox/sandbox-gateway.ts';
import { CARRIER_STAND_IN } from './carrier-stand-in.ts';
import { drawSewingPattern } from './digital-goods/sewing-pattern.ts';
import { createDrawings } from './drawings/demo-drawings.ts';
import { findGarment, findGroup } from './garments/garment-store.ts';
import { DIGITAL } from './seed/fixtures.ts';
import { seedDatabase } from './seed-database.ts';
import { writeDaysWork } from './write-days-work.ts';
import { writeHistories } from './write-histories.ts';

type CardPage = ReturnType<typeof createCardSandbox>;

type Context = Omit<PartsContext, 'origin'> & {
  /** How the card page tells the platform what came of a payment. */
  callPlatform: CallPlatform;
};

/** What makes the platform a shop to try (decision 028): goods, accounts, pictures and a card page. */
export async function createDemo(context: Context) {
  return {
    ...(await paymentParts(context)),
    drawings: createDrawings({
      findGarment: (optionId) => findGarment(context.database, optionId),
      findGroup: (optionId) => findGroup(context.database, optionId),
    }),
    digitalGoods: DIGITAL_GOODS,
    carrierLabels: CARRIER_STAND_IN,
    fill: async (database, now) => {
      await seedDatabase(database, now, context.config.sealing);
      await writeHistories({ database, config: context.config }, now);
      await writeDaysWork({ database, config: context.config }, now);
    },
    jobs: [cardMessages(context), bankDecisions(context)],
  } satisfies RunningParts;
}

/** Who takes payments: the accounts that are configured, stand-ins for real ones, or the sandbox. */
async function paymentParts(
  context: Context,
): Promise<Pick<RunningParts, 'cardGateway' | 'paymentAccounts'> & { cardPage: CardPage }> {
  const { config, database } = context;
  const cardPage = createCardSandbox(context);
  if (config.paymentAccounts.length > 0) return { cardPage };
  const cardGateway = createSandboxGateway(context);
  if (!config.hasPaymentStandIns) return { cardGateway, cardPage };
  const { createStandIns } = await loadOptional(
    '@mollie/api-client',
    () => import('./payment-stand-ins/create-stand-ins.ts'),
  );
  const { pages, accounts } = createStandIns(context, fetch);
  // Scripts and style stay those of the card page.
  pages.route('/', cardPage);
  const { isPerson } = cardGateway;
  const connected = await connectAccounts(accounts, config, createFindDomain(database), isPerson);
  return { cardGateway: connected, cardPage: pages, paymentAccounts: accounts };
}

/** The sewing pattern is all that the demo hands over instead of sending it. */
const DIGITAL_GOODS: DigitalGoods = (sku) => (sku === DIGITAL.sku.sku ? drawSewingPattern : null);
