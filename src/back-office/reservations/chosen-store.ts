/** Of this browser, which is used in one store: a sign-out clears what lists remember. */
const CHOSEN_STORE = 'reserving-store';

/** The store that was chosen here, as a filter of reservations. */
export function chosenStore(): { storeId?: string } {
  const storeId = localStorage.getItem(CHOSEN_STORE);
  return storeId === null ? {} : { storeId };
}

export function keepStore(storeId: unknown): void {
  if (typeof storeId === 'string' && storeId !== '') localStorage.setItem(CHOSEN_STORE, storeId);
  else localStorage.removeItem(CHOSEN_STORE);
}
