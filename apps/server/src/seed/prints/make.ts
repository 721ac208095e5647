import { writeFile } from 'node:fs/promises';
import { printOfPicture } from '../../media/upload-pictures.ts';
import { digestOf, printed, readPicture } from './picture-files.ts';

/**
 * Writes `prints.json`: how the pictures look that the sample shows as built and lived in (docs/adr/0122). Run it when pictures were
 * rendered: `node apps/server/src/seed/prints/make.ts`, six seconds of a processor, which is why no start of a server does it.
 */
const lines: string[] = [];
for (const picture of printed) {
  const content = await readPicture(picture);
  const line = { print: await printOfPicture(content), file: digestOf(content) };
  lines.push(`  ${JSON.stringify(picture.name)}: ${JSON.stringify(line)}`);
}
await writeFile(new URL('prints.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
