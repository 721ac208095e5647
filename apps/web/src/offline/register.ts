import { trustedAddress } from '@hien/features/shared';

const worker = '/offline-worker.js';

/** Lets a page that is loaded anew without a connection say so in its language (docs/adr/0065). */
export async function registerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trustedAddress('hien-offline', worker));
  } catch {
    // Private windows and full disks have none: the browser then shows a page of its own.
  }
}
