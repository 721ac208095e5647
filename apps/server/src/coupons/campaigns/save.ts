import { type CouponCampaignForm, couponCampaignSchema, daySpan, emailsIn } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { caseRow } from '../../cases/case-list.ts';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { isTaken } from '../../db/is-taken.ts';
import { couponCampaigns } from '../../db/schema/rewards.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Services } from '../../services.ts';
import { writeAct } from '../../staff-acts.ts';
import { campaignList } from './list.ts';

type Columns = Omit<typeof couponCampaigns.$inferInsert, 'id' | 'version' | 'createdBy'>;

/** Begins a campaign or writes to a draft; what runs is not written any more, for members read it as it was given. */
export function saveCouponCampaign({ database, now }: Services): Handler<'saveCouponCampaign'> {
  const list = campaignList(now);
  return async ({ body, language, signedIn }) => {
    const { userId } = await signedIn();
    const { id, expected_version, content, key } = body;
    const form = readForm(
      couponCampaignSchema,
      { ...content, emails: content.emails.join('\n') },
      language,
    );
    const columns = columnsOf(form);
    const at = now();
    return retried(database.orm, (tx) =>
      once(
        tx,
        { caller: `user:${userId}`, operation: 'saveCouponCampaign', key, asked: body, at },
        async (): Promise<Answer<'saveCouponCampaign'>> => {
          const wired = async (which: number) => {
            const row = await caseRow(tx, list, which);
            if (row === null) throw new ApiError('NOT_FOUND');
            const [wire] = await list.wire(tx, [row], language, userId);
            if (wire === undefined) throw new ApiError('NOT_FOUND');
            return wire;
          };
          const written = async (write: (inner: Orm) => Promise<number>) => {
            try {
              // In a savepoint, so that the code of another campaign does not end the transaction.
              return await tx.transaction(write);
            } catch (error) {
              if (isTaken(error)) throw refusedField('CODE_TAKEN', language);
              throw error;
            }
          };
          if (id === null) {
            const made = await written(async (inner) => {
              const [row] = await inner
                .insert(couponCampaigns)
                .values({ ...columns, createdBy: userId, createdAt: new Date(at) })
                .returning({ id: couponCampaigns.id });
              return row?.id ?? 0;
            });
            await writeAct(tx, { userId, act: 'made', subject: 'coupon', subjectId: made, at });
            return { data: await wired(made) };
          }
          const [before] = await tx
            .select()
            .from(couponCampaigns)
            .where(eq(couponCampaigns.id, id))
            .for('update');
          if (before === undefined) throw new ApiError('NOT_FOUND');
          if (before.version !== expected_version || before.state !== 'draft')
            throw new ApiError('VERSION_CONFLICT', { current: await wired(id) });
          await written(async (inner) => {
            await inner
              .update(couponCampaigns)
              .set({ ...columns, version: before.version + 1 })
              .where(eq(couponCampaigns.id, id));
            return id;
          });
          return { data: await wired(id) };
        },
      ),
    );
  };
}

/** Only what its kind and its audience need is kept. */
function columnsOf(form: CouponCampaignForm): Columns {
  const span = daySpan(form.from, form.until);
  // The schema has looked at both days, and at those of joining where they are asked for.
  if (span === null) throw new RangeError(`no days ${form.from} to ${form.until}`);
  const emails = form.audience === 'members' ? emailsIn(form.emails) : [];
  const joined = form.audience === 'joined' ? daySpan(form.joined_from, form.joined_until) : null;
  return {
    code: form.code,
    name: form.name,
    value:
      form.kind === 'amount'
        ? { kind: 'amount', amount: form.amount ?? 0 }
        : { kind: 'percent', percent: form.percent ?? 0, max: form.max ?? 0 },
    minimum: form.minimum,
    from: new Date(span.from),
    until: new Date(span.until),
    audience: form.audience,
    emails,
    joinedFrom: joined === null ? null : new Date(joined.from),
    joinedUntil: joined === null ? null : new Date(joined.until),
    most: form.audience === 'members' ? emails.length : (form.most ?? 0),
  };
}
