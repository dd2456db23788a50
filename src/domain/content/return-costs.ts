import { labelFee } from '#src/domain/order/return-way.ts';
import { getDomain, type Language, languageTag } from '#src/domain/shop/locales.ts';
import type { DomainParams, WebDomain } from '#src/domain/shop/web-domain.schema.ts';

/** Who bears the costs of sending back, as an instruction on withdrawal says it. */
type Words = {
  /** The shop, with its label. */
  free: (carrier: string) => string;
  /** The shopper. */
  paid: string;
  /** The shopper, who may use the label of the shop. */
  fee: (carrier: string, amount: string) => string;
};

const WORDS: Record<Language, Words> = {
  de: {
    free: (carrier) => `Wir tragen die Kosten der Rücksendung mit dem Etikett von ${carrier}.`,
    paid: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
    fee: (carrier, amount) =>
      `Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Nutzen Sie unser Etikett von ${carrier}, ziehen wir dafür ${amount} von der Erstattung ab. Für mangelhafte oder falsch gelieferte Artikel zahlen Sie nichts.`,
  },
  en: {
    free: (carrier) => `We pay the return postage if you use the ${carrier} label.`,
    paid: 'You have to bear the direct cost of returning the goods.',
    fee: (carrier, amount) =>
      `You have to bear the direct cost of returning the goods. If you use our ${carrier} label, we take ${amount} off your refund. For items that are faulty or not what you ordered, you pay nothing.`,
  },
  es: {
    free: (carrier) => `Nosotros asumimos el coste de la devolución con la etiqueta de ${carrier}.`,
    paid: 'Debes asumir el coste directo de la devolución de los bienes.',
    fee: (carrier, amount) =>
      `Debes asumir el coste directo de la devolución de los bienes. Si utilizas nuestra etiqueta de ${carrier}, descontamos ${amount} del reembolso. Por los artículos defectuosos o equivocados no pagas nada.`,
  },
  fr: {
    free: (carrier) =>
      `Nous prenons en charge les frais de renvoi avec l’étiquette de retour de ${carrier}.`,
    paid: 'Les frais de renvoi sont à votre charge.',
    fee: (carrier, amount) =>
      `Les frais de renvoi sont à votre charge. Si vous utilisez notre étiquette de ${carrier}, nous déduisons ${amount} de votre remboursement. Pour un article défectueux ou qui n’est pas celui que vous avez commandé, vous ne payez rien.`,
  },
  it: {
    free: (carrier) =>
      `Le spese della restituzione sono a nostro carico con l’etichetta di ${carrier}.`,
    paid: 'Le spese dirette della restituzione dei beni sono a tuo carico.',
    fee: (carrier, amount) =>
      `Le spese dirette della restituzione dei beni sono a tuo carico. Se usi la nostra etichetta di ${carrier}, tratteniamo ${amount} dal rimborso. Per gli articoli difettosi o sbagliati non paghi nulla.`,
  },
  pl: {
    free: (carrier) => `Koszt odesłania z\u00a0etykietą (${carrier}) pokrywamy my.`,
    paid: 'Bezpośredni koszt odesłania rzeczy ponosisz Ty.',
    fee: (carrier, amount) =>
      `Bezpośredni koszt odesłania rzeczy ponosisz Ty. Jeśli użyjesz naszej etykiety (${carrier}), potrącimy ${amount} ze zwracanej kwoty. Za odesłanie rzeczy wadliwych lub niezgodnych z\u00a0zamówieniem nie płacisz nic.`,
  },
};

/** What sending back costs in a shop, in a sentence or three. */
export function returnCosts({
  domain,
  devise,
  params,
}: Pick<WebDomain, 'domain' | 'devise'> & { params: Pick<DomainParams, 'returns'> }): string {
  const { isFree, carrier } = params.returns;
  const words = WORDS[getDomain(domain).lang];
  const fee = labelFee(params.returns);
  if (isFree) return words.free(carrier);
  if (fee === 0) return words.paid;
  const format = new Intl.NumberFormat(languageTag(domain), {
    ...{ style: 'currency', currency: devise },
  });
  return words.fee(carrier, format.format(fee / 100));
}
