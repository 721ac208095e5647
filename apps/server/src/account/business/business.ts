import {
  apply,
  businessRegistrationSchema,
  upgradeMachine,
  type Language,
  type Text,
  mayRegisterAgain,
} from '@hien/domain';
import { leftKey, whenLeft } from '../entry/left-accounts.ts';
import type { Orm } from '../../db/database.ts';
import type { BusinessDetails } from '../../db/schema/my-page.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import {
  businessOf,
  findBusiness,
  insertBusiness,
  moveBusiness,
  upgradeOf,
} from './business-repository.ts';

export function getBusiness({ database }: Services): Handler<'getBusiness'> {
  return async (call) => {
    const member = await call.signedIn();
    return { data: businessOf(await findBusiness(database.orm, member.userId)) };
  };
}

/** An application, or changed details of an approved member; the machine of the domain says which it may be. */
export function sendBusinessDetails({ database, now }: Services): Handler<'sendBusinessDetails'> {
  return async (call) => {
    const { expected_version, ...body } = call.body;
    const member = await call.signedIn();
    const row = await findBusiness(database.orm, member.userId);
    const sent = readForm(businessRegistrationSchema, body, call.language);
    const at = now();
    await checkNumber(database.orm, sent.registration_number, at, call.language);
    const changed = row === null || !sameDetails(row.sent, sent);
    // The same form sent twice is one application.
    if (row !== null && !changed && (row.state === 'pending' || row.changeWaits))
      return { data: businessOf(row) };
    const current = businessOf(row);
    if (current.version !== expected_version) throw new ApiError('VERSION_CONFLICT', { current });
    const moved = apply(
      upgradeMachine,
      upgradeOf(row, member.capabilities.loginMethod, at),
      row?.state === 'approved'
        ? { event: 'change_data', by: 'member', at, payload: { changed } }
        : { event: 'apply', by: 'member', at, payload: { kind: sent.type, complete: true } },
    );
    if (!moved.ok) throw new ApiError('CONFLICT', { current });
    const more = { sent, sentAt: new Date(at) };
    const after =
      row === null
        ? await insertBusiness(database.orm, member.userId, sent, at)
        : await moveBusiness(database.orm, row, moved.entity, more);
    if (after !== null) return { data: businessOf(after) };
    const winner = businessOf(await findBusiness(database.orm, member.userId));
    throw new ApiError('VERSION_CONFLICT', { current: winner });
  };
}

const leftLately: Text = {
  vi: 'Tài khoản của số đăng ký kinh doanh này vừa được xóa. Có thể đăng ký lại sau sáu tháng.',
  en: 'The account of this registration number was deleted lately. It can come back after six months.',
  ko: '이 사업자등록번호의 계정이 최근 삭제되었습니다. 6개월 후 다시 등록할 수 있습니다.',
};

/** @throws {ApiError} AUTH_01 for a registration number that left less than six months ago. */
export async function checkNumber(
  orm: Orm,
  number: string,
  at: number,
  language: Language,
): Promise<void> {
  const left = await whenLeft(orm, leftKey('registration', number));
  if (!mayRegisterAgain({ withdrawnAt: left }, at)) throw numberLeft(language);
}

function numberLeft(language: Language): ApiError {
  const message = leftLately[language];
  return new ApiError('AUTH_01', {
    said: message,
    errors: [{ field: 'registration_number', code: 'AUTH_01', message }],
  });
}

const sameDetails = (a: BusinessDetails, b: BusinessDetails): boolean =>
  (Object.keys(b) as (keyof BusinessDetails)[]).every((name) => a[name] === b[name]);
