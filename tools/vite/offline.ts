import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages, type Language } from '@hien/domain';
import type { Plugin } from 'vite';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/**
 * Asks now and then, and at once when the browser says that there is a connection: its word comes once, perhaps before this
 * script listens, and says nothing of a server that was away.
 */
const script =
  "const ask=()=>fetch('/healthz',{method:'HEAD',cache:'no-store'}).then(r=>{if(r.ok)location.reload()},()=>{});" +
  "addEventListener('online',ask);setInterval(ask,5000)";

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The grounds of the two modes, as index.html names them to the browser. */
function grounds(): readonly [light: string, dark: string] {
  const [light, dark] = [...read('apps/web/index.html').matchAll(/content="(#[0-9a-f]{6})"/g)];
  if (light?.[1] === undefined || dark?.[1] === undefined)
    throw new Error('index.html names no theme-color for light and dark');
  return [light[1], dark[1]];
}

const styleOf = ([light, dark]: ReturnType<typeof grounds>): string =>
  `:root{color-scheme:light dark;background:${light};font:1rem/1.6 system-ui,sans-serif;word-break:keep-all}` +
  `@media(prefers-color-scheme:dark){:root{background:${dark}}svg{filter:brightness(2.2)}}` +
  'body{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:90vh;max-width:26rem;margin:auto;padding:1.5rem;text-align:center;overflow-wrap:break-word}' +
  'svg{width:4rem;height:4rem}h1{font-size:1.5rem;line-height:1.25;margin:0}p{margin:0}' +
  'a{display:inline-block;padding:.75rem 1.5rem;border:1px solid;border-radius:.25rem;color:inherit;text-decoration:none}';

function page(language: Language, style: string): string {
  const words = JSON.parse(
    read(`packages/features/src/shared/messages/${language}.json`),
  ) as Record<string, string>;
  const say = (id: string): string => {
    const text = words[id];
    if (text === undefined) throw new Error(`${language}.json has no ${id}`);
    return escaped(text);
  };
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${say('state.offline.title')} · Hiên</title><style>${style}</style><script>${script}</script></head><body>` +
    `${read('apps/web/public/hien-mark.svg').trim()}<h1>${say('state.offline.title')}</h1>` +
    `<p>${say('state.offline.text')}</p><a href="">${say('state.retry')}</a></body></html>`
  );
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Writes the worker that answers without a connection, with its page in every language. */
export const offline = (): Plugin => ({
  name: 'hien:offline',
  apply: 'build',
  generateBundle() {
    const style = styleOf(grounds());
    const pages = Object.fromEntries(
      languages.map((language) => [language, page(language, style)]),
    );
    const policy = `default-src 'none'; style-src 'sha256-${hash(style)}'; script-src 'sha256-${hash(script)}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    this.emitFile({
      type: 'asset',
      fileName: 'offline-worker.js',
      source: read('apps/web/src/offline/worker.js')
        .replace('__OFFLINE_PAGES__', () => JSON.stringify(pages))
        .replace('__OFFLINE_POLICY__', () => JSON.stringify(policy)),
    });
  },
});
