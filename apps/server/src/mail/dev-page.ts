import { languages } from '@hien/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { originOf } from '../http/network/origin.ts';
import { escapeHtml } from './letter.ts';
import { type OutboxRow, listMails } from './outbox.ts';
import { renderMail } from './render.ts';

const css = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 1280px; margin: 0 auto; padding: 24px }
h1 { font-size: 24px } h2 { font-size: 18px; margin: 0 }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 24px 0 }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; margin-bottom: 16px }
header span { opacity: .7; font-size: 14px }
.three { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)) }
section { overflow-wrap: anywhere }
h3 { font-size: 14px; margin: 0 0 8px }
.mail { background: #faf6f0; color: #29241e; padding: 24px; border-radius: 6px }
pre { white-space: pre-wrap; font-size: 13px }
`;

const words = {
  title: 'Hộp thư đi · Outbox · 보낸 편지함',
  empty: 'Chưa có thư nào. · No mail yet. · 아직 메일이 없습니다.',
  text: 'Plain text',
} as const;

/**
 * The mails this server would send, for people who try the product without a mail server. They hold codes
 * that open accounts, so this is put up only where no mail leaves and nobody but its operator comes; and it answers
 * only who asks this machine by its own name, because a page elsewhere can lead any other name here.
 */
export function registerMailPage(app: FastifyInstance, database: Database): void {
  const mailsOf = (request: FastifyRequest): Promise<OutboxRow[]> => {
    const { to } = request.query as { to?: unknown };
    return listMails(database, typeof to === 'string' ? { to: to.toLowerCase() } : {});
  };
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    if (!isLoopback(request.hostname) || !isLoopback(request.socket.remoteAddress ?? ''))
      throw new ApiError('NOT_FOUND');
  };
  app.get('/dev/mails.css', { onRequest }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(css),
  );
  app.get('/dev/mails.json', { onRequest }, async (request, reply) => {
    const base = originOf(null, request);
    const items = (await mailsOf(request)).map((row) => ({
      ...summary(row),
      texts: Object.fromEntries(
        languages.map((language) => [language, laidOut(row, language, base)]),
      ),
    }));
    return reply.header('cache-control', 'no-store').send({ data: { items } });
  });
  app.get('/dev/mails', { onRequest }, async (request, reply) => {
    const base = originOf(null, request);
    const articles = (await mailsOf(request)).map((row) => article(row, base));
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><link rel="stylesheet" href="/dev/mails.css"></head><body><h1>${words.title}</h1>${articles.join('') || `<p>${words.empty}</p>`}</body></html>`,
      );
  });
}

/** The names and addresses of this machine. */
const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(host);

const summary = (row: OutboxRow) => ({
  id: row.id,
  template: row.template,
  to: row.recipient,
  language: row.language,
  state: row.state,
  attempts: row.attempts,
  last_error: row.lastError,
  created_at: row.createdAt.toISOString(),
});

const laidOut = (row: OutboxRow, language: (typeof languages)[number], base: string) =>
  row.values === null ? null : renderMail(row.template, row.values, language, base);

function article(row: OutboxRow, base: string): string {
  const mail = summary(row);
  const head = [mail.template, mail.to, mail.language, mail.state, mail.created_at, mail.last_error]
    .filter((part) => part !== null)
    .map((part) => `<span>${escapeHtml(part)}</span>`)
    .join('');
  const sections = languages.map((language) => {
    const made = laidOut(row, language, base);
    if (made === null) return `<section><h3>${language}</h3><p>–</p></section>`;
    const body = /<body[^>]*>(.*)<\/body>/s.exec(made.html)?.[1] ?? '';
    return `<section lang="${language}"><h3>${language} · ${escapeHtml(made.subject)}</h3><div class="mail">${body}</div><details><summary>${words.text}</summary><pre>${escapeHtml(made.text)}</pre></details></section>`;
  });
  return `<article id="mail-${row.id}"><header><h2>#${row.id}</h2>${head}</header><div class="three">${sections.join('')}</div></article>`;
}
