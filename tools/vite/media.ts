import { createReadStream, existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILES = fileURLToPath(new URL('../../packages/pictures/files', import.meta.url));

/** The picture library at `/media`, as in the product and in Storybook; a width asked for is left out. */
export function media(): Plugin {
  return {
    name: 'hien:media',
    configureServer(server) {
      server.middlewares.use('/media', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = `${FILES}${pathname}`;
        if (!existsSync(file) || basename(file).startsWith('.')) return next();
        response.setHeader('content-type', file.endsWith('.webp') ? 'image/webp' : 'image/avif');
        createReadStream(file).pipe(response);
      });
    },
  };
}
