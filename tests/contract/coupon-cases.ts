import type { Database } from '@hien/server/database';

type Known = { readonly id: number; readonly version: number };

/** Coupons and referral codes at the desk of staff. */
export type KnownCoupons = {
  readonly draft: Known;
  /** A draft that nobody needs. */
  readonly unwanted: Known;
  readonly running: Known;
  /** One that everybody may enter. */
  readonly code: string;
  readonly referral: Known & { readonly code: string };
  /** The member's own referral code. */
  readonly own: string;
};

export async function plantCoupons(
  database: Database,
  member: string,
  now: number,
): Promise<KnownCoupons> {
  const add = async (code: string, state: 'draft' | 'running', version: number) => {
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into coupon_campaigns (code, name, state, version, value, minimum, "from", until, audience, most)
          values ($1, $2, $3, $4, $5, 2000000, $6, $7, 'code', 100) returning id`,
      },
      [
        code,
        { vi: 'Giảm 200.000 đ', en: '200,000 đ off', ko: '200,000 đ 할인' },
        state,
        version,
        { kind: 'amount', amount: 200_000 },
        new Date(now - 86_400_000),
        new Date(now + 30 * 86_400_000),
      ],
    );
    return { id: made?.id ?? 0, version };
  };
  const [referral] = await database.rows<{ id: number }>(
    {
      text: `insert into referral_codes (code, label) values ('SANKHAU', 'Sân khấu') returning id`,
    },
    [],
  );
  await database.rows(
    {
      text: `insert into referral_codes (code, label, owner, user_id)
        select 'NHAMINH', 'Nhà mình', 'member', id from users where email = $1`,
    },
    [member],
  );
  const running = await add('HIEN200', 'running', 1);
  return {
    draft: await add('NHAP200', 'draft', 0),
    unwanted: await add('BONHAP200', 'draft', 0),
    running: await add('DUNG200', 'running', 1),
    code: running.id === 0 ? '' : 'HIEN200',
    referral: { id: referral?.id ?? 0, version: 0, code: 'SANKHAU' },
    own: 'NHAMINH',
  };
}
