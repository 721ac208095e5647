import type { furniturePackages, packageItems, packageSets } from '../../db/schema/packages.ts';
import { packages } from '../content/packages.ts';
import type { PictureBook } from '../picture-book.ts';
import { productIdOf } from './catalogue-content.ts';

export type PackageRows = {
  packages: (typeof furniturePackages.$inferInsert)[];
  sets: (typeof packageSets.$inferInsert)[];
  items: (typeof packageItems.$inferInsert)[];
};

/** The tiers with their sets; prices are the products' own. */
export function packageRows(book: PictureBook): PackageRows {
  const rows: PackageRows = { packages: [], sets: [], items: [] };
  packages.forEach(({ tier, cover, name, line, story, sets }, index) => {
    const packageId = index + 1;
    const look = (id: string) => book.find({ id, kinds: ['room'], tags: id.split('-'), alt: name });
    rows.packages.push({
      id: packageId,
      tier,
      name,
      line,
      story,
      cover: look(cover),
      position: index,
    });
    sets.forEach((set, position) => {
      const setId = rows.sets.length + 1;
      rows.sets.push({
        id: setId,
        packageId,
        kind: set.kind,
        name: set.name,
        text: set.text,
        picture: look(set.picture),
        area: set.area,
        position,
      });
      rows.items.push(
        ...Object.entries(set.items).map(([model, quantity], at) => ({
          setId,
          productId: productIdOf(model),
          quantity,
          position: at,
        })),
      );
    });
  });
  return rows;
}
