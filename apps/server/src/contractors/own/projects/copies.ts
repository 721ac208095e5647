import { type ProjectContent, mostPrintDistance, projectPictureAddresses } from '@hien/domain';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/database.ts';
import {
  type PictureCopy,
  contractorProjects,
  projectPrints,
} from '../../../db/schema/construction.ts';
import { contractors } from '../../../db/schema/contractors.ts';
import { mediaUploads } from '../../../db/schema/system.ts';
import { uploadAddress, uploadName } from '../../../media/upload-address.ts';

/** As many as staff look through. */
const mostCopies = 60;

/** Pictures with their prints, where they have one: as uploads, or as what stands in a project already. */
async function printsOf(
  tx: Orm,
  addresses: readonly string[],
): Promise<{ picture: string; print: string | null }[]> {
  if (addresses.length === 0) return [];
  const names = addresses.map(uploadName).filter((name) => name !== null);
  const uploaded =
    names.length === 0
      ? []
      : await tx
          .select({ name: mediaUploads.name, print: mediaUploads.print })
          .from(mediaUploads)
          .where(inArray(mediaUploads.name, names));
  const standing = await tx
    .selectDistinct({ picture: projectPrints.picture, print: projectPrints.print })
    .from(projectPrints)
    .where(inArray(projectPrints.picture, [...addresses]));
  const found = new Map(standing.map(({ picture, print }) => [picture, print]));
  for (const { name, print } of uploaded) if (print !== null) found.set(uploadAddress(name), print);
  return addresses.map((picture) => ({ picture, print: found.get(picture) ?? null }));
}

/** Which of the pictures look like one that stands on another company's page (docs/adr/0122), each beside the nearest. */
export async function copiesOf(
  tx: Orm,
  companyId: number,
  content: ProjectContent,
): Promise<PictureCopy[]> {
  const prints = await printsOf(tx, projectPictureAddresses(content));
  if (prints.length === 0) return [];
  const sent = sql`jsonb_to_recordset(${JSON.stringify(prints)}::jsonb) as sent(picture text, print text)`;
  const isSame = sql`sent.picture = ${projectPrints.picture}`;
  const far = sql`bit_count(('x' || sent.print)::bit(64) # ('x' || ${projectPrints.print})::bit(64))`;
  return tx
    .selectDistinctOn([sql`sent.picture`, contractors.id], {
      picture: sql<string>`sent.picture`,
      other: projectPrints.picture,
      contractor_id: contractors.id,
      company_name: contractors.companyName,
      project_id: contractorProjects.id,
      project_name: sql<string>`${contractorProjects.name}->>'vi'`,
    })
    .from(projectPrints)
    .innerJoin(contractorProjects, eq(contractorProjects.id, projectPrints.projectId))
    .innerJoin(contractors, eq(contractors.id, contractorProjects.contractorId))
    .innerJoin(sent, or(isSame, sql`${far} <= ${mostPrintDistance}`))
    .where(ne(contractors.id, companyId))
    .orderBy(
      sql`sent.picture`,
      contractors.id,
      sql`case when ${isSame} then 0 else ${far} end`,
      contractorProjects.id,
    )
    .limit(mostCopies);
}

/** A copy, and whether visitors see the project that it stands in. */
export type SeenCopy = PictureCopy & { readonly shown: boolean };

/** The copies as they stand today: staff read of all of them, a company of those that visitors see. */
export async function seenCopies(tx: Orm, copies: readonly PictureCopy[]): Promise<SeenCopy[]> {
  if (copies.length === 0) return [];
  const seen = await tx
    .select({ id: contractorProjects.id })
    .from(contractorProjects)
    .innerJoin(contractors, eq(contractors.id, contractorProjects.contractorId))
    .where(
      and(
        inArray(contractorProjects.id, [...new Set(copies.map(({ project_id }) => project_id))]),
        eq(contractorProjects.hidden, false),
        eq(contractors.approval, 'approved'),
      ),
    );
  const ids = new Set(seen.map(({ id }) => id));
  return copies.map((copy) => ({ ...copy, shown: ids.has(copy.project_id) }));
}

/** What stands in a project is what others' pictures are compared with. */
export async function keepPrints(
  tx: Orm,
  projectId: number,
  content: ProjectContent,
): Promise<void> {
  const prints = await printsOf(tx, projectPictureAddresses(content));
  await tx.delete(projectPrints).where(eq(projectPrints.projectId, projectId));
  if (prints.length > 0)
    await tx.insert(projectPrints).values(prints.map((print) => ({ ...print, projectId })));
}
