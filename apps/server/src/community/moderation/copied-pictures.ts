import { mostPrintDistance } from '@hien/domain';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import {
  type CopiedPicture,
  communityCases,
  interiorShares,
  sharePrints,
} from '../../db/schema/community.ts';
import { contractorProjects, projectPrints } from '../../db/schema/construction.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { mediaUploads } from '../../db/schema/system.ts';
import { uploadAddress, uploadName } from '../../media/upload-address.ts';

/** As many as staff look through. */
const mostCopied = 20;

type Shown = {
  readonly shareId: number;
  readonly authorId: number;
  /** Addresses of its pictures. */
  readonly pictures: readonly string[];
  readonly at: Date;
};

/**
 * Keeps how a home looks that readers see, and opens a case where somebody else shows one of its pictures (docs/adr/0147). Nothing is
 * refused by it: staff decide. What they have looked at before is not brought to them again.
 */
export async function compareCopies(tx: Orm, shown: Shown): Promise<void> {
  const { shareId, authorId, at } = shown;
  const prints = await printsOf(tx, shown.pictures);
  await tx.delete(sharePrints).where(eq(sharePrints.shareId, shareId));
  if (prints.length === 0) return;
  await tx.insert(sharePrints).values(prints.map((print) => ({ ...print, shareId })));
  const found = [
    ...(await inHomes(tx, prints, authorId)),
    ...(await inProjects(tx, prints, authorId)),
  ];
  const known = await knownCopies(tx, shareId);
  const copied = found.filter((one) => !known.has(nameOf(one))).slice(0, mostCopied);
  if (copied.length === 0) return;
  const [made] = await tx
    .insert(communityCases)
    .values({ shareId, authorId, copied, changedAt: at, openedAt: at })
    .onConflictDoNothing()
    .returning({ id: communityCases.id });
  if (made !== undefined) return;
  await tx
    .update(communityCases)
    .set({ copied })
    .where(
      and(
        eq(communityCases.shareId, shareId),
        sql`${communityCases.commentId} is null`,
        eq(communityCases.state, 'reported'),
      ),
    );
}

/** A home that is gone is what nobody is compared with. */
export const forgetPrints = (tx: Orm, shareId: number) =>
  tx.delete(sharePrints).where(eq(sharePrints.shareId, shareId));

const nameOf = ({ picture, other }: CopiedPicture): string => `${picture} ${other}`;

/** What staff have decided about. */
async function knownCopies(tx: Orm, shareId: number): Promise<ReadonlySet<string>> {
  const cases = await tx
    .select({ copied: communityCases.copied })
    .from(communityCases)
    .where(and(eq(communityCases.shareId, shareId), ne(communityCases.state, 'reported')));
  return new Set(cases.flatMap(({ copied }) => copied.map(nameOf)));
}

type Print = { readonly picture: string; readonly print: string | null };

async function printsOf(tx: Orm, addresses: readonly string[]): Promise<Print[]> {
  const names = [...new Set(addresses.flatMap((address) => uploadName(address) ?? []))];
  if (names.length === 0) return [];
  const rows = await tx
    .select({ name: mediaUploads.name, print: mediaUploads.print })
    .from(mediaUploads)
    .where(inArray(mediaUploads.name, names));
  return rows.map(({ name, print }) => ({ picture: uploadAddress(name), print }));
}

const sentAs = (prints: readonly Print[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(prints)}::jsonb) as sent(picture text, print text)`;

type Other = typeof sharePrints | typeof projectPrints;

/** Bits that differ; the very picture has none. */
const farFrom = (other: Other) =>
  sql`case when sent.picture = ${other.picture} then 0 else bit_count(('x' || sent.print)::bit(64) # ('x' || ${other.print})::bit(64)) end`;

/** The very picture, or one that looks like it. */
const isLike = (other: Other) => sql`${farFrom(other)} <= ${mostPrintDistance}`;

async function inHomes(
  tx: Orm,
  prints: readonly Print[],
  authorId: number,
): Promise<CopiedPicture[]> {
  const rows = await tx
    .selectDistinctOn([sql`sent.picture`, interiorShares.userId], {
      picture: sql<string>`sent.picture`,
      other: sharePrints.picture,
      at: interiorShares.slug,
      title: sql<string>`${interiorShares.title}->>'vi'`,
      by: interiorShares.authorName,
    })
    .from(sharePrints)
    .innerJoin(interiorShares, eq(interiorShares.id, sharePrints.shareId))
    .innerJoin(sentAs(prints), isLike(sharePrints))
    .where(
      and(
        eq(interiorShares.status, 'visible'),
        sql`${interiorShares.userId} is distinct from ${authorId}`,
      ),
    )
    .orderBy(sql`sent.picture`, interiorShares.userId, farFrom(sharePrints), interiorShares.id)
    .limit(mostCopied);
  return rows.map((row) => ({ ...row, where: 'share' }));
}

async function inProjects(
  tx: Orm,
  prints: readonly Print[],
  authorId: number,
): Promise<CopiedPicture[]> {
  const rows = await tx
    .selectDistinctOn([sql`sent.picture`, contractors.id], {
      picture: sql<string>`sent.picture`,
      other: projectPrints.picture,
      at: sql<string>`${contractorProjects.id}::text`,
      title: sql<string>`${contractorProjects.name}->>'vi'`,
      by: contractors.companyName,
    })
    .from(projectPrints)
    .innerJoin(contractorProjects, eq(contractorProjects.id, projectPrints.projectId))
    .innerJoin(contractors, eq(contractors.id, contractorProjects.contractorId))
    .innerJoin(sentAs(prints), isLike(projectPrints))
    .where(
      and(
        eq(contractorProjects.hidden, false),
        eq(contractors.approval, 'approved'),
        ne(contractors.userId, authorId),
      ),
    )
    .orderBy(sql`sent.picture`, contractors.id, farFrom(projectPrints), contractorProjects.id)
    .limit(mostCopied);
  return rows.map((row) => ({ ...row, where: 'project' }));
}
