import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { Seller } from '#src/domain/legal/seller.ts';
import { type BilledPart, netsOf, type TaxSum, taxSums } from '#src/domain/order/billed.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { type Vat, vatOf } from '#src/domain/order/vat.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import type { OrderDocument } from './document-series.ts';
import type { Supplied } from './invoice.ts';
import { writeXml, type Xml } from './xml.ts';

/**
 * An invoice or a credit note as data: EN 16931 in the syntax of UN/CEFACT's Cross Industry Invoice
 * (D16B), as Factur-X and ZUGFeRD carry it in a PDF. Codes are those of UNTDID 1001 (380 invoice, 381
 * credit note), 5305 (S standard rate, G export, E exempt) and of UN/ECE recommendation 20 (C62 one).
 */

type Needs = {
  order: Order;
  sold: WebDomain;
  fiscalNumber: string | null;
  document: OrderDocument;
};

type Billed = {
  parts: readonly BilledPart[];
  supplied: Supplied;
  /** The invoice that a credit note takes from. */
  corrects: Pick<OrderDocument, 'number' | 'issuedAt'> | null;
};

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** A day (`YYYY-MM-DD`) as the syntax has it. */
const day = (name: 'udt' | 'qdt', on: string): Xml => [
  `${name}:DateTimeString`,
  on.replaceAll('-', ''),
  { format: '102' },
];

/** How a part is taxed: of an export and of what is exempt the reason has to be said. */
type Category = { code: 'S' | 'G' | 'E'; rate: number; reason: string };

function categoryOf({ isTaxed }: { isTaxed: boolean }, vat: Vat, untaxed: string): Category {
  if (!isTaxed) return { code: 'E', rate: 0, reason: untaxed };
  if (vat.statement !== null) return { code: 'G', rate: 0, reason: vat.statement };
  return { code: 'S', rate: vat.rate, reason: '' };
}

const taxOf = ({ code, rate }: Category): readonly Xml[] => [
  ['ram:TypeCode', 'VAT'],
  ['ram:CategoryCode', code],
  ['ram:RateApplicablePercent', String(rate)],
];

function addressOf(address: CartAddress | null, country: string): Xml {
  return [
    'ram:PostalTradeAddress',
    [
      ['ram:PostcodeCode', address?.zipCode ?? ''],
      ['ram:LineOne', address?.line1 ?? ''],
      ['ram:LineTwo', address?.line2 ?? ''],
      ['ram:CityName', address?.city ?? ''],
      ['ram:CountryID', address?.country ?? country],
    ],
  ];
}

const taxNumber = (number: string): Xml => [
  'ram:SpecifiedTaxRegistration',
  [['ram:ID', number.replaceAll(/\s/g, ''), { schemeID: 'VA' }]],
];

function sellerOf({ name, register, address, vatId }: Seller, country: string): Xml {
  return [
    'ram:SellerTradeParty',
    [
      ['ram:Name', name],
      ['ram:SpecifiedLegalOrganization', [['ram:ID', register]]],
      [
        'ram:PostalTradeAddress',
        [
          ['ram:LineOne', address],
          ['ram:CountryID', country],
        ],
      ],
      taxNumber(vatId),
    ],
  ];
}

const nameOf = (address: CartAddress | null): string =>
  address === null ? '' : `${address.firstName} ${address.lastName}`;

/** A number that is no VAT number (BR-CO-09: those begin with their country) goes unsaid. */
function buyerOf(
  { billingAddress, shippingAddress }: Order,
  fiscalNumber: string | null,
  country: string,
): Xml {
  const address = billingAddress ?? shippingAddress;
  return [
    'ram:BuyerTradeParty',
    [
      ['ram:Name', nameOf(address) || '—'],
      addressOf(address, country),
      ...(/^[A-Z]{2}/.test(fiscalNumber ?? '') ? [taxNumber(fiscalNumber ?? '')] : []),
    ],
  ];
}

function lineOf(part: BilledPart, net: number, index: number, category: Category): Xml {
  return [
    'ram:IncludedSupplyChainTradeLineItem',
    [
      ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(index + 1)]]],
      ['ram:SpecifiedTradeProduct', [['ram:Name', part.name]]],
      [
        'ram:SpecifiedLineTradeAgreement',
        [
          [
            'ram:NetPriceProductTradePrice',
            [['ram:ChargeAmount', (net / 100 / part.quantity).toFixed(6)]],
          ],
        ],
      ],
      [
        'ram:SpecifiedLineTradeDelivery',
        [['ram:BilledQuantity', String(part.quantity), { unitCode: 'C62' }]],
      ],
      [
        'ram:SpecifiedLineTradeSettlement',
        [
          ['ram:ApplicableTradeTax', taxOf(category)],
          [
            'ram:SpecifiedTradeSettlementLineMonetarySummation',
            [['ram:LineTotalAmount', decimal(net)]],
          ],
        ],
      ],
    ],
  ];
}

/** A reduction of the whole, or what is charged for its delivery. */
function allowanceOf(part: BilledPart, net: number, category: Category): Xml {
  return [
    'ram:SpecifiedTradeAllowanceCharge',
    [
      ['ram:ChargeIndicator', [['udt:Indicator', String(part.kind === 'delivery')]]],
      ['ram:ActualAmount', decimal(net)],
      ['ram:Reason', part.name],
      ['ram:CategoryTradeTax', taxOf(category)],
    ],
  ];
}

function sumOf(sum: TaxSum, category: Category): Xml {
  return [
    'ram:ApplicableTradeTax',
    [
      ['ram:CalculatedAmount', decimal(sum.vat)],
      ['ram:TypeCode', 'VAT'],
      ['ram:ExemptionReason', category.reason],
      ['ram:BasisAmount', decimal(sum.net)],
      ['ram:CategoryCode', category.code],
      ['ram:RateApplicablePercent', String(category.rate)],
    ],
  ];
}

/** All is paid before it is sent: nothing is due. */
function totalsOf(
  parts: readonly BilledPart[],
  nets: readonly number[],
  sums: readonly TaxSum[],
  currency: string,
): Xml {
  const netOf = (kind: BilledPart['kind']) =>
    parts.reduce((sum, part, index) => sum + (part.kind === kind ? (nets[index] ?? 0) : 0), 0);
  const net = sums.reduce((sum, one) => sum + one.net, 0);
  const vat = sums.reduce((sum, one) => sum + one.vat, 0);
  return [
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    [
      ['ram:LineTotalAmount', decimal(netOf('item'))],
      ['ram:ChargeTotalAmount', decimal(netOf('delivery'))],
      ['ram:AllowanceTotalAmount', decimal(netOf('reduction'))],
      ['ram:TaxBasisTotalAmount', decimal(net)],
      ['ram:TaxTotalAmount', decimal(vat), { currencyID: currency }],
      ['ram:GrandTotalAmount', decimal(net + vat)],
      ['ram:TotalPrepaidAmount', decimal(net + vat)],
      ['ram:DuePayableAmount', decimal(0)],
    ],
  ];
}

/** The invoice or credit note as XML. */
export function toElectronicInvoice(needs: Needs, { parts, supplied, corrects }: Billed): string {
  const { order, sold, fiscalNumber, document } = needs;
  const { iso2, lang } = getDomain(sold.domain);
  const { untaxed } = textsFor(lang).invoice;
  const vat = vatOf(order, sold);
  const category = (part: { isTaxed: boolean }) => categoryOf(part, vat, untaxed);
  const { currencyCode } = order.totalPrice;
  const nets = netsOf(parts, vat.rate);
  const sums = taxSums(parts, vat.rate);
  const priced = parts.map((part, index) => ({ part, net: nets[index] ?? 0 }));
  const items = priced.filter(({ part }) => part.kind === 'item');
  const others = priced.filter(({ part, net }) => part.kind !== 'item' && net !== 0);
  const issuedOn = (instant: Date) => shopDay(instant, sold.countryCodeISO2);
  const trade: Xml[] = [
    ...items.map(({ part, net }, index) => lineOf(part, net, index, category(part))),
    [
      'ram:ApplicableHeaderTradeAgreement',
      [
        sellerOf(document.seller, iso2),
        buyerOf(order, fiscalNumber, iso2),
        ['ram:BuyerOrderReferencedDocument', [['ram:IssuerAssignedID', order.orderNumber]]],
      ],
    ],
    [
      'ram:ApplicableHeaderTradeDelivery',
      [
        [
          'ram:ShipToTradeParty',
          [['ram:Name', nameOf(order.shippingAddress)], addressOf(order.shippingAddress, iso2)],
        ],
        [
          'ram:ActualDeliverySupplyChainEvent',
          supplied === null ? [] : [['ram:OccurrenceDateTime', [day('udt', supplied.to)]]],
        ],
      ],
    ],
    [
      'ram:ApplicableHeaderTradeSettlement',
      [
        ['ram:InvoiceCurrencyCode', currencyCode],
        ...sums.map((sum) => sumOf(sum, category({ isTaxed: sum.rate !== null }))),
        ...others.map(({ part, net }) => allowanceOf(part, net, category(part))),
        totalsOf(parts, nets, sums, currencyCode),
        [
          'ram:InvoiceReferencedDocument',
          corrects === null
            ? []
            : [
                ['ram:IssuerAssignedID', corrects.number],
                ['ram:FormattedIssueDateTime', [day('qdt', issuedOn(corrects.issuedAt))]],
              ],
        ],
      ],
    ],
  ];
  const root: Xml = [
    'rsm:CrossIndustryInvoice',
    [
      [
        'rsm:ExchangedDocumentContext',
        [
          [
            'ram:GuidelineSpecifiedDocumentContextParameter',
            [['ram:ID', 'urn:cen.eu:en16931:2017']],
          ],
        ],
      ],
      [
        'rsm:ExchangedDocument',
        [
          ['ram:ID', document.number],
          ['ram:TypeCode', corrects === null ? '380' : '381'],
          ['ram:IssueDateTime', [day('udt', issuedOn(document.issuedAt))]],
        ],
      ],
      ['rsm:SupplyChainTradeTransaction', trade],
    ],
    NAMESPACES,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}
