import { showShopToast } from './shop-toasts.ts';

type SharedLink = { title: string; url: string; copied: string };

/** Hands a link to the device's own sharing, or copies it and says so with `copied`. */
export async function shareLink({ title, url, copied }: SharedLink): Promise<void> {
  if (typeof navigator.share === 'function') {
    // Cancelling is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showShopToast(copied);
  } catch {
    showShopToast(url);
  }
}
