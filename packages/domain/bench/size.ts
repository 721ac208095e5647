import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What a page pays for what it names: minified and gzipped, each alone, through the one door. */
const door = new URL('../src/index.ts', import.meta.url).pathname;

const pages: Readonly<Record<string, string>> = {
  'a price and a date': 'formatVnd, formatShortVnd, formatDate',
  'search with highlight': 'rank, highlight',
  'the login form': 'loginSchema, validate',
  'the seller item form': 'sellerItemSchema, validate',
  'an order code and its label': 'orderCode, orderCodeLabels',
  'the item machine, next step in words':
    'itemMachine, apply, allowed, whatNext, itemTexts, sayNext',
  'the bid machine': 'bidMachine, placeBid, closeAuction',
  'error texts': 'errorText',
  'the permission matrix': 'mayNot',
};

async function bundle(names: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: 'page', output: { format: 'es' } },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) =>
          id === '\0page'
            ? `import { ${names} } from ${JSON.stringify(door)};\nglobalThis.kept = [${names}];`
            : null,
      },
    ],
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) =>
      'output' in one ? one.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')) : [],
    )
    .join('');
}

for (const [page, names] of Object.entries(pages)) {
  const code = await bundle(names);
  const crypto =
    code.includes('node:crypto') || code.includes('createHmac') ? '   node:crypto leaked' : '';
  process.stdout.write(
    `${page.padEnd(38)} ${(gzipSync(code, { level: 9 }).length / 1_000).toFixed(1).padStart(5)} KB gz${crypto}\n`,
  );
}
