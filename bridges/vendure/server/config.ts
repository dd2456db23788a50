import { join } from 'node:path';
import { AssetServerPlugin } from '@vendure/asset-server-plugin';
import {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  LanguageCode,
  LogLevel,
  ShippingCalculator,
  type StockDisplayStrategy,
  type VendureConfig,
} from '@vendure/core';
import { CUSTOM_FIELDS } from './custom-fields.ts';
import { hostedPage } from './payments.ts';
import { VitrinePlugin } from './plugin.ts';

export type ServerSettings = {
  port: number;
  databaseUrl: string;
  /** Where pictures are. */
  folder: string;
  superadmin: { identifier: string; password: string };
};

/** A storefront says how many are left: the number itself, not a word for it. */
const stockDisplayStrategy: StockDisplayStrategy = {
  getStockLevel: (_ctx, _variant, saleable) => String(Math.max(0, saleable)),
};

/** A delivery that is free above a sum, as a storefront says it beforehand; 0: never. */
const delivery = new ShippingCalculator({
  code: 'vitrine-delivery',
  description: [{ languageCode: LanguageCode.en, value: 'A price, free above a sum' }],
  args: {
    price: {
      type: 'int',
      defaultValue: 0,
      ui: { component: 'currency-form-input' },
      label: [{ languageCode: LanguageCode.en, value: 'Price, tax included' }],
    },
    freeAbove: {
      type: 'int',
      defaultValue: 0,
      ui: { component: 'currency-form-input' },
      label: [{ languageCode: LanguageCode.en, value: 'Free above (0: never)' }],
    },
    taxRate: { type: 'float', defaultValue: 20 },
    minDays: { type: 'int', defaultValue: 2 },
    maxDays: { type: 'int', defaultValue: 4 },
  },
  calculate: (_ctx, order, { price, freeAbove, taxRate, minDays, maxDays }) => ({
    price: freeAbove > 0 && order.subTotalWithTax > freeAbove ? 0 : price,
    priceIncludesTax: true,
    taxRate,
    metadata: { price, freeAbove, minDays, maxDays },
  }),
});

export const configOf = (settings: ServerSettings): VendureConfig => ({
  apiOptions: {
    port: settings.port,
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    adminListQueryLimit: 1_000,
    shopListQueryLimit: 1_000,
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: settings.superadmin,
    /** No mail leaves this server: accounts hold without a proof of their e-mail. */
    requireVerification: false,
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: settings.databaseUrl,
    synchronize: true,
    extra: { max: 40 },
  },
  catalogOptions: { stockDisplayStrategy },
  shippingOptions: { shippingCalculators: [delivery] },
  paymentOptions: { paymentMethodHandlers: [hostedPage] },
  customFields: CUSTOM_FIELDS ?? {},
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: join(settings.folder, 'assets') }),
    DefaultJobQueuePlugin.init({ pollInterval: 1_000 }),
    DefaultSearchPlugin.init({ bufferUpdates: false }),
    VitrinePlugin,
  ],
});
