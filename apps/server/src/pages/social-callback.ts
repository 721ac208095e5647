import type { FastifyInstance } from 'fastify';

const page = `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<title>Hiên</title><script src="/social-callback.js" defer></script></head>
<body><noscript>Hiên</noscript></body></html>
`;

/**
 * Where the providers of sign-in send their answers. Its address holds a code, so nobody keeps it and no other page
 * learns it; and it belongs to the window that opened it, which the header of our other pages would cut off.
 */
export function registerSocialCallback(app: FastifyInstance): void {
  app.get('/social-callback', (_request, reply) =>
    reply
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
