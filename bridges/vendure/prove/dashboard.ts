import { createVendure } from '../bridge/vendure.ts';
import { make, translated } from '../demo/admin.ts';

/** What a person does in Vendure's dashboard, by the calls that it makes. */

const { VENDURE_URL = '', VENDURE_ADMIN = '', VENDURE_ADMIN_PASSWORD = '' } = process.env;
const { admin } = createVendure({
  url: VENDURE_URL,
  admin: VENDURE_ADMIN,
  password: VENDURE_ADMIN_PASSWORD,
});

type WithId = { id: string };

/** A product of one size that is sold in all shops; answers its id. */
export async function makeProduct(name: string, sku: string, cents: number): Promise<string> {
  const { channels, stockLocations } = await admin<{
    channels: { items: { id: string; code: string }[] };
    stockLocations: { items: WithId[] };
  }>('{ channels { items { id code } } stockLocations { items { id } } }');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { id } = await make('createProduct', 'CreateProductInput', {
    translations: translated(() => ({ name, slug, description: name })),
  });
  await admin(
    'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
    {
      input: [
        {
          ...{ productId: id, sku, price: cents },
          stockLevels: [{ stockLocationId: stockLocations.items[0]?.id, stockOnHand: 1_000 }],
          translations: translated(() => ({ name })),
        },
      ],
    },
  );
  for (const channel of channels.items)
    if (!channel.code.startsWith('__'))
      await make('assignProductsToChannel', 'AssignProductsToChannelInput', {
        productIds: [id],
        channelId: channel.id,
      });
  return id;
}

type OrderSeen = {
  id: string;
  state: string;
  totalWithTax: number;
  lines: { id: string; quantity: number }[];
  payments: { id: string; state: string; amount: number; refunds: { total: number }[] }[];
  customer: { emailAddress: string };
};

export async function findOrder(code: string): Promise<OrderSeen | undefined> {
  const { orders } = await admin<{ orders: { items: OrderSeen[] } }>(
    `query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items {
      id state totalWithTax lines { id quantity } customer { emailAddress }
      payments { id state amount refunds { total } }
    } } }`,
    { code },
  );
  return orders.items[0];
}

const linesOf = ({ lines }: OrderSeen) =>
  lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }));

export async function ship(order: OrderSeen): Promise<void> {
  const input = {
    lines: linesOf(order),
    handler: {
      code: 'manual-fulfillment',
      arguments: [
        { name: 'method', value: 'La Poste' },
        { name: 'trackingCode', value: '6A123' },
      ],
    },
  };
  const { id } = await make(
    'addFulfillmentToOrder',
    'FulfillOrderInput',
    input,
    '... on Fulfillment { id } ... on ErrorResult { message }',
  );
  const { shipped } = await admin<{ shipped: { state?: string; message?: string } }>(
    'mutation ($id: ID!) { shipped: transitionFulfillmentToState(id: $id, state: "Shipped") { ... on Fulfillment { state } ... on ErrorResult { message } } }',
    { id },
  );
  if (shipped.state !== 'Shipped') throw new Error(`not shipped: ${JSON.stringify(shipped)}`);
}

/** What the dashboard does before it pays back, where goods and delivery are taken back: its default. */
export async function takeBack(order: OrderSeen): Promise<void> {
  const input = { orderId: order.id, lines: linesOf(order), reason: 'Sent back' };
  const done = await make<{ state?: string; message?: string }>(
    'cancelOrder',
    'CancelOrderInput',
    { ...input, cancelShipping: true },
    '... on Order { state } ... on ErrorResult { message }',
  );
  if (done.state !== 'Cancelled') throw new Error(`not taken back: ${JSON.stringify(done)}`);
}

/** Pays everything back. */
export async function refund(order: OrderSeen): Promise<number> {
  const [payment] = order.payments.filter(({ state }) => state === 'Settled');
  const done = await make<{ total?: number; message?: string }>(
    'refundOrder',
    'RefundOrderInput',
    {
      lines: linesOf(order),
      ...{ amount: payment?.amount, shipping: 0, adjustment: 0, reason: 'Sent back' },
      paymentId: payment?.id,
    },
    '... on Refund { total } ... on ErrorResult { message }',
  );
  if (done.total === undefined) throw new Error(`not refunded: ${done.message}`);
  return done.total;
}
