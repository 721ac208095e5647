import { parseLanguage } from '@hien/domain';
import { newsletterHref } from '@hien/domain/routes';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { answerToken } from './answer.ts';

const tokenLength = 200;

/**
 * One press in a mail program ends the letter (RFC 8058): a POST without a session, whatever stands in its form. Mail scanners
 * open links by GET: that leads to the page that asks, and changes nothing. No part of the client's contract.
 */
export function registerOneClick(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, null),
    );
    const url = '/newsletter/leave/:language/:token';
    type To = { Params: { language: string; token: string } };
    scope.post<To>(url, async ({ params: { token } }, reply) => {
      void reply.header('cache-control', 'no-store');
      const done = token.length <= tokenLength && (await answerToken(services, 'leave', token));
      return reply
        .status(done ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(done ? 'OK' : '');
    });
    scope.get<To>(url, async ({ params: { language, token } }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(newsletterHref(parseLanguage(language), 'leave', encodeURIComponent(token)), 303),
    );
  });
}
