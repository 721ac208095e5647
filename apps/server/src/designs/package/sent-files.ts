import type { DesignFileKind } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { type PictureFolders, type PictureSource, findSold } from '../../media/picture-source.ts';
import { uploadAddress, uploadName } from '../../media/upload-address.ts';

type Named = { readonly path: string; readonly name: string };

/** What a package holds beside what the page shows of each room. */
export type Sent = {
  /** Further pictures of a room, by its id. */
  readonly pictures: ReadonlyMap<number, readonly Named[]>;
  /** Pictures of the design that are of no room. */
  readonly overviews: readonly Named[];
  readonly files: readonly {
    readonly kind: DesignFileKind;
    /** Where it is read from: `private/…pdf`. */
    readonly file: string;
    readonly title: string;
  }[];
};

const sameAs =
  ({ path, name }: Named) =>
  (other: Named): boolean =>
    other.path === path && other.name === name;

/** What the partner of a design sent for its package; of the house's own nothing but what is shown. */
export async function sentOf(database: Database, designId: number): Promise<Sent> {
  const [row] = await database.rows<{
    pictures: Named[];
    rooms: { id: number; cover: Named; pictures: Named[] }[];
    files: Sent['files'][number][];
  }>(
    {
      name: 'design-sent',
      text: `select d.pictures,
        (select coalesce(json_agg(json_build_object('id', r.id, 'cover', r.cover, 'pictures', r.pictures) order by r.position, r.id), '[]')
          from design_rooms r where r.design_id = d.id) as rooms,
        (select coalesce(json_agg(json_build_object('kind', f.kind, 'file', f.file, 'title', f.title) order by f.position, f.id), '[]')
          from design_files f where f.design_id = d.id) as files
        from designs d where d.id = $1`,
    },
    [designId],
  );
  const { pictures = [], rooms = [], files = [] } = row ?? {};
  const ofRooms = rooms.flatMap(({ cover, pictures: more }) => [cover, ...more]);
  return {
    pictures: new Map(
      rooms.map(({ id, cover, pictures: more }) => [id, more.filter((one) => !sameAs(cover)(one))]),
    ),
    overviews: pictures.filter((one) => !ofRooms.some(sameAs(one))),
    files: files.map((one) => ({ ...one, file: one.file.replace('/media/', '') })),
  };
}

/** A picture, or a document that a partner sent: nothing but a package reads those out for somebody else. */
export async function findSent(
  folders: PictureFolders,
  address: string,
): Promise<PictureSource | null> {
  const name = uploadName(`/media/${address}`);
  if (name === null || uploadAddress(name) !== `/media/${address}` || !address.endsWith('.pdf'))
    return findSold(folders, address);
  const found = await folders.uploads.find(name);
  return found === null ? null : { ...found, key: address, extension: '.pdf' };
}
