const worker = '/offline-worker.js';

/** Of Trusted Types, where the browser has them (the DOM's own types do not know them yet). */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
};

/**
 * Lets a page that is loaded anew without a connection say so in its language (docs/adr/0065). The one policy of Trusted
 * Types that the server allows makes the one address of the worker, whatever it is asked for.
 */
export async function registerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  const url =
    policies
      ?.createPolicy('hien-offline', { createScriptURL: () => worker })
      .createScriptURL(worker) ?? worker;
  try {
    await navigator.serviceWorker.register(url);
  } catch {
    // Private windows and full disks have none: the browser then shows a page of its own.
  }
}
