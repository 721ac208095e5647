import type { Orm } from '../db/database.ts';
import { uploadsIn } from './composed-html.ts';
import { picturesOf } from '../media/stored-uploads.ts';

/** A cleaned text whose uploads say their measures: their place is kept while they load, and they open large. */
export async function measuredHtml(orm: Orm, html: string): Promise<string> {
  const uploads = uploadsIn(html);
  if (uploads.length === 0) return html;
  const known = new Map(
    (await picturesOf(orm, uploads)).map((picture) => [
      `/media/${picture.path}/${picture.name}`,
      picture,
    ]),
  );
  return html.replace(
    /<img\b[^>]*\ssrc="(\/media\/uploads\/[^"]+)"[^>]*>/g,
    (tag, address: string) => {
      const picture = known.get(address);
      if (picture === undefined) return tag;
      const [, alt = ''] = /\salt="([^"]*)"/.exec(tag) ?? [];
      return `<img src="${address}" alt="${alt}" width="${picture.width}" height="${picture.height}" />`;
    },
  );
}
