import { profileSchema } from '@hien/domain';
import { and, eq, sql } from 'drizzle-orm';
import { profileOf } from '../account/profile.ts';
import { type ProfileRow, findProfile } from '../account/user-repository.ts';
import { users } from '../db/schema/account.ts';
import type { StoredPicture } from '../db/schema/columns.ts';
import { mediaUploads } from '../db/schema/system.ts';
import type { Orm } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import { uploadName } from '../media/upload-address.ts';
import type { Services } from '../services.ts';
import { claimAvatar } from './avatar.ts';

/** Changes name, phone and picture, unless the profile changed since it was read. */
export function updateProfile({ database, now }: Services): Handler<'updateProfile'> {
  return async (call) => {
    const { body, language } = call;
    const member = await call.signedIn();
    const { first_name, last_name, phone } = readForm(profileSchema, body, language);
    const { avatar } = body;
    const at = new Date(now());
    const picture =
      typeof avatar === 'string' ? await uploadedPicture(database.orm, avatar) : avatar;
    const missing = () => refusedField('PRODUCT_07', language, 'avatar');
    if (typeof avatar === 'string' && picture === null) throw missing();
    const wanted = {
      firstName: first_name,
      lastName: last_name,
      phone: phone === '' ? null : phone,
      ...(picture === undefined ? {} : { avatar: picture }),
    };
    const changed = await database.orm.transaction(async (tx) => {
      // Marked as used in the same step, so that no sweep takes it.
      if (
        typeof avatar === 'string' &&
        !(await claimAvatar(tx, avatar, { userId: member.userId, at }))
      )
        throw missing();
      return tx
        .update(users)
        .set({ ...wanted, version: sql`${users.version} + 1`, updatedAt: at })
        .where(and(eq(users.id, member.userId), eq(users.version, body.expected_version)))
        .returning({ id: users.id });
    });
    const profile = await findProfile(database, member.userId);
    if (profile === null) throw new ApiError('UNAUTHENTICATED');
    if (changed.length === 0 && !isAlready(profile, wanted))
      throw new ApiError('VERSION_CONFLICT', { current: profileOf(profile, language) });
    return { data: profileOf(profile, language) };
  };
}

/** The same form sent twice is one change: the second finds what it wants. */
function isAlready(
  profile: ProfileRow,
  wanted: Partial<Pick<ProfileRow, 'firstName' | 'lastName' | 'phone' | 'avatar'>>,
): boolean {
  return (
    profile.firstName === wanted.firstName &&
    profile.lastName === wanted.lastName &&
    profile.phone === wanted.phone &&
    (wanted.avatar === undefined || profile.avatar?.name === wanted.avatar?.name)
  );
}

/** A picture that was uploaded here, as rows carry it; null for any other address. */
async function uploadedPicture(tx: Orm, address: string): Promise<StoredPicture | null> {
  const name = uploadName(address);
  if (name === null) return null;
  const [upload] = await tx.select().from(mediaUploads).where(eq(mediaUploads.name, name));
  if (upload === undefined) return null;
  const { width, height, placeholder, color } = upload;
  return {
    path: 'uploads',
    name,
    width,
    height,
    placeholder,
    color,
    // Beside a name it is decoration.
    alt: { vi: '', en: '', ko: '' },
  };
}
