import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, ViteManifest } from './page-renderer.ts';

/** The built web app, ready to be sent. */
export type WebBuild = {
  /** Folder of what browsers load. */
  readonly client: string;
  /** index.html with the places `<!--head-->`, `<!--html-->` and `<!--data-->`. */
  readonly template: string;
  /** Hashes (`sha256-…`) of the scripts that stand in the template itself. */
  readonly inlineScripts: readonly string[];
  readonly manifest: ViteManifest;
  /** Files beside index.html: icon, web manifest … */
  readonly publicFiles: readonly string[];
  /** Null when only the browser's half was built; pages are then rendered by the browser alone. */
  readonly renderer: PageRenderer | null;
};

/** Reads `apps/web/dist`. @throws when there is no build. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const client = join(folder, 'client');
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as ViteManifest;
  const entries = await readdir(client, { withFileTypes: true });
  const publicFiles = entries
    .filter(
      (entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(br|gz)$/.test(entry.name),
    )
    .map((entry) => entry.name);
  return {
    client,
    template,
    inlineScripts: [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
    ),
    manifest,
    publicFiles,
    renderer: await loadRenderer(join(folder, 'server', 'entry-server.js')),
  };
}

async function loadRenderer(file: string): Promise<PageRenderer | null> {
  const found = await readFile(file).then(
    () => true,
    () => false,
  );
  if (!found) return null;
  return (await import(pathToFileURL(file).href)) as PageRenderer;
}
