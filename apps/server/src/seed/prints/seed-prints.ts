import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { interiorShares, sharePrints } from '../../db/schema/community.ts';
import { contractorProjects, projectPrints } from '../../db/schema/construction.ts';
import { addressOf } from '../../media/known-pictures.ts';
import stored from './prints.json' with { type: 'json' };

/** By the name of a picture. */
const prints: Readonly<Record<string, { readonly print: string }>> = stored;

type Shown = { readonly id: number; readonly pictures: readonly StoredPicture[] };

/**
 * How the sample's projects and homes look, so that a copy of one of their pictures is found (docs/adr/0122, docs/adr/0147). The set has
 * fewer rooms than companies have built: what several show is taken for the first one's, and a copy names it alone.
 */
export async function seedPrints(orm: Orm): Promise<void> {
  const projects = await orm
    .select({ id: contractorProjects.id, pictures: contractorProjects.pictures })
    .from(contractorProjects)
    .where(eq(contractorProjects.state, 'shown'))
    .orderBy(asc(contractorProjects.contractorId), asc(contractorProjects.id));
  const homes = await orm
    .select({
      id: interiorShares.id,
      pictures: interiorShares.pictures,
      before: interiorShares.before,
    })
    .from(interiorShares)
    .where(eq(interiorShares.status, 'visible'))
    .orderBy(asc(interiorShares.id));
  const built = firsts(
    projects.map(({ id, pictures }) => ({
      id,
      pictures: pictures.flatMap(({ after, before }) => (before ? [after, before] : [after])),
    })),
  );
  const lived = firsts(
    homes.map(({ id, pictures, before }) => ({
      id,
      pictures: before ? [...pictures, before] : pictures,
    })),
  );
  await orm
    .insert(projectPrints)
    .values(built.map(({ id: projectId, ...print }) => ({ ...print, projectId })))
    .onConflictDoNothing();
  await orm
    .insert(sharePrints)
    .values(lived.map(({ id: shareId, ...print }) => ({ ...print, shareId })))
    .onConflictDoNothing();
}

/** Each picture of the set once, with whatever shows it first. */
function firsts(all: readonly Shown[]) {
  const seen = new Set<string>();
  return all.flatMap(({ id, pictures }) =>
    pictures.flatMap((one) => {
      const print = prints[one.name]?.print;
      const picture = addressOf(one);
      if (print === undefined || seen.has(picture)) return [];
      seen.add(picture);
      return [{ id, picture, print }];
    }),
  );
}
