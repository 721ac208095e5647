import {
  type ErrorCode,
  type ItemContent,
  type Language,
  blankItem,
  errorText,
  isSame,
} from '@hien/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { itemDrafts, sellers } from '../../db/schema/shop.ts';
import type { FieldError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';
import { noteAct } from '../../shop-log.ts';
import { leaveRoom, newDraftsOf } from './new-drafts.ts';
import { type TableRow, pickedFrom } from './table-rows.ts';
import { ownersOfSkus } from './write-item.ts';

type Result = Answer<'saveItemTable'>['rows'][number];
type Draft = typeof itemDrafts.$inferSelect;

type Whose = {
  readonly sellerId: number;
  readonly userId: number;
  readonly language: Language;
  readonly at: Date;
};

/** New items of a table as drafts, known by their names: a second try finds those of the first. */
export async function saveNewRows(
  orm: Orm,
  rows: readonly TableRow[],
  { sellerId, userId, language, at }: Whose,
): Promise<ReadonlyMap<string, Result>> {
  if (rows.length === 0) return new Map();
  return retried(orm, async (tx) => {
    // A draft is begun once: two tables of one shop come one after the other.
    await tx
      .select({ id: sellers.id })
      .from(sellers)
      .where(eq(sellers.id, sellerId))
      .for('no key update');
    const begun = await tx
      .select()
      .from(itemDrafts)
      .where(
        and(
          eq(itemDrafts.sellerId, sellerId),
          inArray(
            itemDrafts.key,
            rows.map(({ key }) => key),
          ),
        ),
      )
      .for('update');
    const draftOf = new Map(begun.map((draft) => [draft.key, draft]));
    const taken = await takenNumbers(tx, sellerId, rows);
    const results = new Map<string, Result>();
    const added: (typeof itemDrafts.$inferInsert)[] = [];
    const changed: { readonly id: number; readonly content: ItemContent }[] = [];
    for (const row of rows) {
      const draft = draftOf.get(row.key);
      const content = pickedFrom(row, { ...blankItem, ...draft?.content });
      const errors = numbersIn(content, row.key, taken, language);
      const isAsWanted = draft !== undefined && isSame(draft.content, content);
      const code = isAsWanted ? null : refusalOf(row, draft, errors);
      results.set(row.key, resultOf(row.key, code, code === 'PRODUCT_02' ? errors : [], language));
      if (code !== null || isAsWanted) continue;
      if (draft === undefined)
        added.push({ sellerId, key: row.key, content, version: 1, savedAt: at });
      else changed.push({ id: draft.id, content });
    }
    if (added.length > 0) {
      await leaveRoom(tx, sellerId, added.length);
      await tx.insert(itemDrafts).values(added);
    }
    for (const { id, content } of changed)
      await tx
        .update(itemDrafts)
        .set({ content, version: sql`${itemDrafts.version} + 1`, savedAt: at })
        .where(eq(itemDrafts.id, id));
    const count = added.length + changed.length;
    if (count > 0)
      await noteAct(tx, { sellerId, userId, act: 'items.table', subject: 'items', count, at });
    return results;
  });
}

/** Who has the numbers of these rows: items of whatever shop, and other drafts of this one by their names. */
async function takenNumbers(tx: Orm, sellerId: number, rows: readonly TableRow[]) {
  const numbers = rows.map(({ content }) => content.sku.trim()).filter((sku) => sku !== '');
  const owners = await ownersOfSkus(
    tx,
    numbers,
    rows.flatMap(({ content }) => content.options.map(({ sku }) => sku)),
  );
  const typed = await tx
    .select({ key: itemDrafts.key, sku: sql<string>`trim(${itemDrafts.content}->>'sku')` })
    .from(itemDrafts)
    .where(
      and(
        newDraftsOf(sellerId),
        inArray(sql`trim(${itemDrafts.content}->>'sku')`, [...numbers, '']),
      ),
    );
  return { ...owners, drafts: Map.groupBy(typed, ({ sku }) => sku) };
}

function numbersIn(
  content: ItemContent,
  key: string,
  taken: Awaited<ReturnType<typeof takenNumbers>>,
  language: Language,
): FieldError[] {
  const code: ErrorCode = 'PRODUCT_02';
  const fault = (field: string): FieldError => ({
    field,
    code,
    message: errorText(code, language),
  });
  const sku = content.sku.trim();
  const others = taken.drafts.get(sku)?.some((draft) => draft.key !== key) ?? false;
  return [
    ...(sku !== '' && (taken.items.has(sku) || others) ? [fault('sku')] : []),
    ...content.options.flatMap((option, row) =>
      taken.options.has(option.sku) ? [fault(`options.${row}`)] : [],
    ),
  ];
}

function refusalOf(
  { expectedVersion }: TableRow,
  draft: Draft | undefined,
  errors: readonly FieldError[],
): ErrorCode | null {
  // It was sent meanwhile: the item it became is changed by its number.
  if (draft !== undefined && draft.productId !== null) return 'CONFLICT';
  if ((draft?.version ?? 0) !== expectedVersion) return 'VERSION_CONFLICT';
  return errors.length > 0 ? 'PRODUCT_02' : null;
}

const resultOf = (
  key: string,
  code: ErrorCode | null,
  errors: FieldError[],
  language: Language,
): Result => ({
  key,
  done: code === null,
  state: code === null ? 'draft' : null,
  code,
  message: code === null ? null : errorText(code, language),
  errors,
});
