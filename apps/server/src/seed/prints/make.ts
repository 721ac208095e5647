import { writeFile } from 'node:fs/promises';
import { printOfPicture } from '../../media/upload-pictures.ts';
import { digestOf, printed, readPicture } from './picture-files.ts';

/**
 * Writes `prints.json`: how the pictures look that the sample shows as built and lived in (docs/adr/0122). Run it when pictures were
 * rendered: `node apps/server/src/seed/prints/make.ts`, six seconds of a processor, which is why no start of a server does it.
 */
const prints: Record<string, { readonly print: string | null; readonly file: string }> = {};
for (const picture of printed) {
  const content = await readPicture(picture);
  prints[picture.name] = { print: await printOfPicture(content), file: digestOf(content) };
}
await writeFile(new URL('prints.json', import.meta.url), `${JSON.stringify(prints, null, 2)}\n`);
