import { admin, make } from './admin.ts';
import { COLOURS, GOODS, MATERIALS, SIZES } from './goods.ts';
import { fillUp, makeGood } from './make-goods.ts';
import {
  makeCode,
  makeCustomers,
  makeDelivery,
  makeFacet,
  makeFamilies,
  makeGroup,
  makePayment,
  makeShops,
  shareStock,
} from './make-shops.ts';

/** Fills an empty Vendure by its Admin API, as a person does in the dashboard; later fills up its stock. */

async function load(): Promise<void> {
  const shops = await makeShops();
  const place = await shareStock(shops);
  await makeDelivery(shops);
  await makePayment(shops);
  const values = {
    family: await makeFamilies(shops),
    material: await makeFacet(shops, 'material', { fr: 'Matière', en: 'Material' }, MATERIALS),
    audience: await makeFacet(
      shops,
      'audience',
      { fr: 'Public', en: 'For' },
      {
        women: { fr: 'Femme', en: 'Women' },
        men: { fr: 'Homme', en: 'Men' },
      },
    ),
    tag: await makeFacet(
      shops,
      'tag',
      { fr: 'Étiquette', en: 'Tag' },
      {
        new: { fr: 'Nouveau', en: 'New' },
      },
    ),
  };
  const colour = await makeGroup('colour', { fr: 'Couleur', en: 'Colour' }, COLOURS);
  for (const [code, { hex }] of Object.entries(COLOURS))
    await make('updateProductOption', 'UpdateProductOptionInput', {
      id: colour.options.get(code),
      customFields: { hex },
    });
  const size = await makeGroup('size', { fr: 'Taille', en: 'Size' }, SIZES);
  for (const { id: channelId } of shops)
    await make('assignProductOptionGroupsToChannel', 'AssignProductOptionGroupsToChannelInput', {
      productOptionGroupIds: [colour.id, size.id],
      channelId,
    });
  for (const good of GOODS) await makeGood(good, { shops, colour, size, values, place });
  await makeCustomers();
  // The last: its being there says that all of it is.
  await makeCode(shops);
  await admin('mutation { reindex { id } }');
}

const { channels, promotions } = await admin<{
  channels: { items: { code: string }[] };
  promotions: { totalItems: number };
}>('{ channels { items { code } } promotions { totalItems } }');
if (promotions.totalItems > 0) await fillUp();
else if (channels.items.length > 1)
  throw new Error('An earlier load was interrupted: delete the data folder, and start again.');
else await load();
process.exit(0);
