/** The sheet of a wallet in the browser (Payment Request), where there is one. */

export type WalletRequest = {
  /** URL that names the wallet, as a payment method. */
  method: string;
  /** Who is paid. */
  label: string;
  cents: number;
  currency: string;
};

export type WalletAnswer =
  | { kind: 'paid'; token: string; close: (isTaken: boolean) => Promise<void> }
  | { kind: 'dismissed' }
  /** No wallet here: the provider asks on its own page. */
  | { kind: 'absent' };

function tokenOf(details: unknown): string | null {
  const token: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'token') : null;
  return typeof token === 'string' ? token : null;
}

/** Shows the sheet with the amount, and waits for the shopper. */
export async function askWallet(request: WalletRequest): Promise<WalletAnswer> {
  const { method, label, cents, currency } = request;
  if (!('PaymentRequest' in window)) return { kind: 'absent' };
  try {
    const sheet = new PaymentRequest([{ supportedMethods: method }], {
      total: { label, amount: { currency, value: (cents / 100).toFixed(2) } },
    });
    if (!(await sheet.canMakePayment())) return { kind: 'absent' };
    const response = await sheet.show();
    const token = tokenOf(response.details);
    if (token === null) {
      await response.complete('fail');
      return { kind: 'absent' };
    }
    const close = (isTaken: boolean) => response.complete(isTaken ? 'success' : 'fail');
    return { kind: 'paid', token, close };
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    return { kind: isDismissed ? 'dismissed' : 'absent' };
  }
}
