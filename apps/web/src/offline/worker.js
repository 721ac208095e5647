/*
 * Answers what the network cannot: a page that is opened or loaded anew while there is no connection. It keeps no file of
 * the product, so it can never show the code of an older release; the pages stand in this script (tools/vite/offline.ts).
 */
const pages = __OFFLINE_PAGES__;
const policy = __OFFLINE_POLICY__;

self.addEventListener('install', () => self.skipWaiting());
// The request goes out while this script starts: nobody who is connected waits for it.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload?.enable()),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event));
});

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const language = new URL(request.url).pathname.split('/')[1];
    return new Response(Object.hasOwn(pages, language) ? pages[language] : pages.vi, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      },
    });
  }
}
