import { eq, sql } from 'drizzle-orm';
import { NO_SELLER, type Seller } from '#src/domain/legal/seller.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { webDomains } from '#src/platform/web-domains/tables.ts';

/** Companies that do not exist: e-mail domains and phone numbers are those reserved for examples. */
const SELLERS: Record<OnlineLocale, Partial<Seller>> = {
  'fr-fr': {
    name: 'Vitrine Démo SAS',
    address: '8 rue de la Filature, 59650 Villeneuve-d’Ascq, France',
    representative: 'Camille Lefèvre',
    register: 'RCS Lille Métropole 000 000 000',
    vatId: 'FR00 000000000',
    phone: '01 99 00 12 34',
    email: 'bonjour@vitrine.example',
    epr: 'FR000000_11DEMO',
    mediator: 'Médiation Démo, www.mediation.example',
  },
  'fr-ch': {
    name: 'Vitrine Démo SA',
    address: 'Chemin du Dépôt 3, 1030 Bussigny, Suisse',
    representative: 'Camille Lefèvre',
    register: 'CHE-000.000.000',
    vatId: 'CHE-000.000.000 TVA',
    phone: '021 000 00 00',
    email: 'bonjour@vitrine.example',
  },
  en: {
    name: 'Vitrine Demo Ltd',
    address: 'Unit 4, Canal Wharf, Leeds LS11 5PS, United Kingdom',
    representative: 'Alex Turner',
    register: 'Companies House 00000000',
    vatId: 'GB 000 0000 00',
    phone: '0113 496 0000',
    email: 'hello@vitrine.example',
  },
  'es-es': {
    name: 'Vitrine Demo, S.L.',
    address: 'Calle de los Telares 21, 08820 El Prat de Llobregat, España',
    representative: 'Lucía Romero',
    register: 'Registro Mercantil de Barcelona, hoja B-000000',
    vatId: 'ESB00000000',
    phone: '900 000 000',
    email: 'hola@vitrine.example',
  },
  'de-de': {
    name: 'Vitrine Demo GmbH',
    address: 'Speicherstraße 11, 47119 Duisburg, Deutschland',
    representative: 'Jana Hofmann',
    register: 'Amtsgericht Duisburg, HRB 00000',
    vatId: 'DE000000000',
    phone: '030 23125 000',
    email: 'hallo@vitrine.example',
  },
  'it-it': {
    name: 'Vitrine Demo S.r.l.',
    address: 'Via dei Magazzini 15, 20054 Segrate MI, Italia',
    representative: 'Giulia Conti',
    register: 'Registro delle imprese di Milano, REA MI-0000000',
    vatId: 'IT00000000000',
    phone: '800 000 000',
    email: 'ciao@vitrine.example',
  },
  'pl-pl': {
    name: 'Vitrine Demo sp. z o.o.',
    address: 'ul. Magazynowa 7, 05-850 Ożarów Mazowiecki, Polska',
    representative: 'Zofia Nowak',
    register: 'KRS 0000000000',
    vatId: 'PL0000000000',
    phone: '22 000 00 00',
    email: 'czesc@vitrine.example',
  },
};

/** Who sells in the demo's shops. */
export async function seedSellers(tx: Transaction): Promise<void> {
  for (const [domain, seller] of Object.entries(SELLERS)) {
    const value = JSON.stringify({ ...NO_SELLER, ...seller });
    await tx
      .update(webDomains)
      .set({ params: sql`jsonb_set(${webDomains.params}, '{seller}', ${value}::jsonb)` })
      .where(eq(sql`${webDomains.domain}::text`, domain));
  }
}
