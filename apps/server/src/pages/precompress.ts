import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomically } from '../media/write-atomically.ts';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts `.br` and `.gz` beside the files of a build, once, as small as they get: they are sent a thousand times. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(entry.name) || file.includes('/.vite/')) continue;
    const source = await stat(file);
    if (source.size < 1024 || (await isNewer(`${file}.gz`, source.mtimeMs))) continue;
    const content = await readFile(file);
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeAtomically(`${file}.br`, await brotli(content, { params: quality }));
    await writeAtomically(`${file}.gz`, await zip(content, { level: 9 }));
  }
}

async function isNewer(file: string, than: number): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtimeMs >= than;
}
