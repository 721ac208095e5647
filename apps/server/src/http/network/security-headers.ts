import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { videoPlayers } from '@hien/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { isHttps } from './origin.ts';

/**
 * Scripts, styles, fonts and calls come from this origin alone, and text becomes HTML nowhere: no
 * policy of Trusted Types may be made but those that name one worker each, once: the offline one (docs/adr/0065), the one that reads PDFs (docs/adr/0134) and the one that reads drawings (docs/adr/0172). A style attribute cannot run anything, and pages rendered here have some (placeholder colours).
 */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': [...videoPlayers],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['hien-drawing', 'hien-offline', 'hien-pdf'],
};

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/** What helmet says of every answer alike. Asked once: put together for each answer it was a quarter of a kept page’s time. */
function headersOf(inlineScripts: readonly string[]): Record<string, string> {
  const directives = {
    ...contentSecurityPolicy,
    'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
  };
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // Sign-in with another account opens a window of its own and listens to it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  apply(answer.req, answer, () => undefined);
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': permissions };
}

/**
 * The headers of every answer.
 * @param inlineScripts hashes (`sha256-…`) of the scripts that stand in the pages themselves
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  inlineScripts: readonly string[],
): void {
  const headers = headersOf(inlineScripts);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    // Over plain HTTP the header would mean nothing, and on a developer's machine it would last.
    if (isHttps(request))
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

/** What only a document obeys. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For files that a page is made of: forty of them carried a kilobyte of headers each. */
export function leaveDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of forDocuments) reply.removeHeader(name);
  return reply;
}
