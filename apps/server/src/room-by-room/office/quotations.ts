import { splitVat } from '@hien/domain';
import {
  areaOf,
  allModules,
  deskCount,
  floorOf,
  newQuotation,
  officeTotal,
  officeVatRate,
  quotationLimits,
} from '@hien/domain/office-plan';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { retried } from '../../db/retried.ts';
import { users } from '../../db/schema/account.ts';
import { officeQuotationEvents, officeQuotations } from '../../db/schema/office.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { badContent, readContent } from './content.ts';
import { moveQuotation, refusedStep, wireLines, wireQuotation } from './stored-quotation.ts';

const perPage = 20;

/** Sends a project to staff, once a key. What it costs by our rates is counted here, whatever the page said. */
export function requestOfficeQuotation({
  database,
  now,
}: Services): Handler<'requestOfficeQuotation'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, language } = call;
    const content = readContent(body.content, language);
    const { lines, total } = officeTotal(content);
    if (lines.length === 0) throw badContent(language);
    return database.orm.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [before] = await tx
        .select()
        .from(officeQuotations)
        .where(and(eq(officeQuotations.userId, userId), eq(officeQuotations.requestKey, body.key)));
      if (before !== undefined) return { data: wireQuotation(before) };
      const [open] = await tx
        .select({ n: count() })
        .from(officeQuotations)
        .where(
          and(
            eq(officeQuotations.userId, userId),
            inArray(officeQuotations.state, ['requested', 'quoted']),
          ),
        );
      if ((open?.n ?? 0) >= quotationLimits.open) throw new ApiError('OFFICE_FULL');
      const at = new Date(now());
      const { state, version } = newQuotation(at.getTime());
      const [made] = await tx
        .insert(officeQuotations)
        .values({
          userId,
          requestKey: body.key,
          state,
          version,
          changedAt: at,
          requestedAt: at,
          estimate: total,
          area: Math.ceil(areaOf(floorOf(content))),
          desks: deskCount(allModules(content)),
          content,
          lines,
          contactName: body.name.trim(),
          contactPhone: body.phone.trim(),
          note: body.note.trim(),
          language,
        })
        .returning();
      if (made === undefined) throw new ApiError('INTERNAL');
      await tx
        .insert(officeQuotationEvents)
        .values({ quotationId: made.id, event: 'request', by: 'member', at });
      return { data: wireQuotation(made) };
    });
  };
}

export function listOfficeQuotations({ database }: Services): Handler<'listOfficeQuotations'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1 } = call.query;
    const own = eq(officeQuotations.userId, userId);
    const [[total], rows] = await Promise.all([
      database.orm.select({ n: count() }).from(officeQuotations).where(own),
      database.orm
        .select()
        .from(officeQuotations)
        .where(own)
        .orderBy(desc(officeQuotations.id))
        .limit(perPage)
        .offset(offsetOf({ page, limit: perPage })),
    ]);
    return {
      data: { items: rows.map(wireQuotation), meta: pageMeta(page, perPage, total?.n ?? 0) },
    };
  };
}

export function getOfficeQuotation({ database }: Services): Handler<'getOfficeQuotation'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const [row] = await database.orm
      .select()
      .from(officeQuotations)
      .where(and(eq(officeQuotations.id, call.params.id), eq(officeQuotations.userId, userId)));
    if (row === undefined) throw new ApiError('NOT_FOUND');
    const events = await database.orm
      .select()
      .from(officeQuotationEvents)
      .where(eq(officeQuotationEvents.quotationId, row.id))
      .orderBy(asc(officeQuotationEvents.id));
    const sum = row.lines.reduce((all, { amount }) => all + amount, 0);
    return {
      data: {
        quotation: wireQuotation(row),
        lines: wireLines(row.lines, call.language),
        vat: splitVat(sum, officeVatRate).vat,
        note: row.note,
        content: { ...row.content },
        history: events.map(({ event, by, at, words }) => ({
          event,
          by,
          at: at.toISOString(),
          words,
        })),
      },
    };
  };
}

/** What a member does with a quotation; the same press again answers as it is. */
export function moveOfficeQuotation({
  database,
  now,
  mail,
}: Services): Handler<'moveOfficeQuotation'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { params, body, language } = call;
    const { event, expected_version: expected } = body;
    return retried(database.orm, async (tx) => {
      const [row] = await tx
        .select()
        .from(officeQuotations)
        .where(and(eq(officeQuotations.id, params.id), eq(officeQuotations.userId, userId)))
        .for('update');
      if (row === undefined) throw new ApiError('NOT_FOUND');
      const done = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;
      if (row.version === expected + 1 && row.state === done[event])
        return { data: wireQuotation(row) };
      if (row.version !== expected)
        throw new ApiError('VERSION_CONFLICT', { current: wireQuotation(row) });
      const reason = body.reason.normalize('NFC').trim();
      const at = now();
      const moved = await moveQuotation(tx, mail, row, {
        command:
          event === 'decline'
            ? { event, by: 'member', at, payload: { reason } }
            : { event, by: 'member', at, payload: {} },
        words: reason === '' ? null : reason,
      });
      if ('refused' in moved) throw refusedStep(moved.refused, language);
      return { data: wireQuotation(moved.row) };
    });
  };
}
