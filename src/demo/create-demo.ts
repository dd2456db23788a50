import type { DigitalGoods } from '#src/platform/downloads/digital-goods.ts';
import type { PartsContext, RunningParts } from '#src/platform/run-platform.ts';
import { createCardSandbox } from './card-sandbox/create-card-sandbox.ts';
import { bankDecisions, type CallPlatform, cardMessages } from './card-sandbox/deliver-events.ts';
import { createSandboxGateway } from './card-sandbox/sandbox-gateway.ts';
import { drawSewingPattern } from './digital-goods/sewing-pattern.ts';
import { DRAWINGS } from './drawings/demo-drawings.ts';
import { DIGITAL } from './seed/fixtures.ts';
import { seedDatabase } from './seed-database.ts';
import { writeHistories } from './write-histories.ts';

type Context = Omit<PartsContext, 'origin'> & {
  /** How the card page tells the platform what came of a payment. */
  callPlatform: CallPlatform;
};

/** What makes the platform a shop to try (decision 028): goods, accounts, pictures and a card page. */
export function createDemo(context: Context) {
  return {
    cardGateway: createSandboxGateway(context),
    cardPage: createCardSandbox(context),
    drawings: DRAWINGS,
    digitalGoods: DIGITAL_GOODS,
    fill: async (database, now) => {
      await seedDatabase(database, now, context.config.sealing);
      await writeHistories({ database, config: context.config }, now);
    },
    jobs: [cardMessages(context), bankDecisions(context)],
  } satisfies RunningParts;
}

/** The sewing pattern is all that the demo hands over instead of sending it. */
const DIGITAL_GOODS: DigitalGoods = (sku) => (sku === DIGITAL.sku.sku ? drawSewingPattern : null);
