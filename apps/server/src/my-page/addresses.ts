import { addressSchema, limits } from '@hien/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { addresses } from '../db/schema/my-page.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Row = typeof addresses.$inferSelect;

export function listAddresses({ database }: Services): Handler<'listAddresses'> {
  return async (call) => {
    const member = await call.signedIn();
    return answer(database.orm, member.userId);
  };
}

export function createAddress({ database, now }: Services): Handler<'createAddress'> {
  return async (call) => {
    const member = await call.signedIn();
    const form = columns(call.body, call.language);
    return database.orm.transaction(async (tx) => {
      const kept = await lockedAddresses(tx, member.userId);
      // The same form sent twice is one address.
      const twin = kept.find((row) => isSame(row, form));
      if (twin === undefined && kept.length >= limits.addresses.max) throw new ApiError('AUTH_11');
      const { isDefault, ...place } = form;
      const id =
        twin?.id ??
        (
          await tx
            .insert(addresses)
            .values({ ...place, userId: member.userId, createdAt: new Date(now()) })
            .returning({ id: addresses.id })
        )[0]?.id;
      if (id !== undefined && (isDefault || kept.length === 0))
        await makeDefault(tx, member.userId, id);
      return answer(tx, member.userId);
    });
  };
}

export function updateAddress({ database }: Services): Handler<'updateAddress'> {
  return async (call) => {
    const member = await call.signedIn();
    const { id, ...body } = call.body;
    const { isDefault, ...place } = columns(body, call.language);
    return database.orm.transaction(async (tx) => {
      const kept = await lockedAddresses(tx, member.userId);
      if (!kept.some((row) => row.id === id)) throw new ApiError('NOT_FOUND');
      await tx.update(addresses).set(place).where(eq(addresses.id, id));
      // The default one stays the default: another takes its place only by being chosen.
      if (isDefault) await makeDefault(tx, member.userId, id);
      return answer(tx, member.userId);
    });
  };
}

export function removeAddress({ database }: Services): Handler<'removeAddress'> {
  return async (call) => {
    const member = await call.signedIn();
    const { id } = call.body;
    return database.orm.transaction(async (tx) => {
      const kept = await lockedAddresses(tx, member.userId);
      const gone = kept.find((row) => row.id === id);
      if (gone === undefined) throw new ApiError('NOT_FOUND');
      await tx.delete(addresses).where(eq(addresses.id, id));
      const newest = kept.filter((row) => row.id !== id).at(-1);
      if (gone.isDefault && newest !== undefined) await makeDefault(tx, member.userId, newest.id);
      return answer(tx, member.userId);
    });
  };
}

/** In the order they were added. The member's row is locked first: ten stay ten when two are added at once. */
async function lockedAddresses(tx: Orm, userId: number): Promise<Row[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(addresses.id);
}

async function makeDefault(tx: Orm, userId: number, id: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id));
}

function columns(body: Call<'createAddress'>['body'], language: Call<'createAddress'>['language']) {
  const { admin_system, district, is_default, ...rest } = readForm(addressSchema, body, language);
  return {
    ...rest,
    adminSystem: admin_system,
    district: admin_system === 'post2025' ? null : district,
    isDefault: is_default,
  };
}

const isSame = (row: Row, form: ReturnType<typeof columns>): boolean =>
  (['receiver', 'phone', 'adminSystem', 'city', 'district', 'ward', 'address'] as const).every(
    (name) => row[name] === form[name],
  );

async function answer(orm: Orm, userId: number): Promise<Answer<'listAddresses'>> {
  const rows = await orm
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
  return {
    data: {
      items: rows.map((row) => ({
        id: row.id,
        receiver: row.receiver,
        phone: row.phone,
        admin_system: row.adminSystem,
        city: row.city,
        district: row.district,
        ward: row.ward,
        address: row.address,
        is_default: row.isDefault,
      })),
      max: limits.addresses.max,
    },
  };
}
