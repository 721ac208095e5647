import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Only this process knows the value, so no caller can pretend to be a page. */
const secret = randomBytes(16).toString('hex');
const header = 'x-hien-page';

/** Whether a request comes from a page being made here: it is not limited and not logged. */
export const isInner = (request: FastifyRequest): boolean => request.headers[header] === secret;

/** The operations of this app as `fetch`, without a socket: what a page needs first is asked of the same handlers. */
export function innerFetch(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const language = request.headers.get('accept-language');
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { [header]: secret, ...(language === null ? {} : { 'accept-language': language }) },
    });
    const contentType = answer.headers['content-type'];
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: contentType === undefined ? {} : { 'content-type': contentType },
    });
  };
}
