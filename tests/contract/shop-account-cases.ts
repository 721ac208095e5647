import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

const bank = {
  bankName: 'Vietcombank',
  accountHolder: 'CONG TY TNHH HIEN MOC',
  accountNumber: '0071000123456',
  proof: null,
};

/** The partner's shop waits for another address; two other shops wait too, for staff to decide. */
export async function plantShopAccount(
  database: Database,
  seller: string,
  now: number,
): Promise<Known['shopAccount']> {
  const [own, ...others] = await database.rows<{
    id: number;
    phone: string;
    email: string;
    data: Record<'name' | 'companyName' | 'taxCode' | 'address', string> &
      Record<'registrationNumber' | 'representative', string>;
  }>(
    {
      text: `select s.id, s.phone, s.email, json_build_object('name', s.name, 'companyName', s.company_name,
          'registrationNumber', s.registration_number, 'taxCode', s.tax_code, 'representative',
          coalesce(s.representative, ''), 'address', s.address) as data
        from sellers s left join users u on u.id = s.user_id order by (u.email = $1) desc nulls last, s.id limit 3`,
    },
    [seller],
  );
  if (own === undefined) throw new Error('the sample has no shop of the partner');
  const ids: number[] = [];
  for (const { id, data } of [own, ...others]) {
    await database.rows({ text: 'delete from shop_changes where seller_id = $1' }, [id]);
    await database.rows(
      {
        text: `insert into shop_accounts (seller_id, version, contact_name, warehouse, bank) values ($1, 4, 'Lê Thu Hà', 'Kho 2', $2)
          on conflict (seller_id) do update set version = 4, contact_name = 'Lê Thu Hà', warehouse = 'Kho 2', bank = excluded.bank`,
      },
      [id, bank],
    );
    const before = { ...data, bank, licence: null };
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into shop_changes (seller_id, state, before, after, note, sent_at)
          values ($1, 'waiting', $2, $3, '', $4) returning id`,
      },
      [id, before, { ...before, address: '9 Tràng Tiền, Hà Nội' }, new Date(now - 86_400_000)],
    );
    ids.push(made?.id ?? 0);
  }
  const [waitingId = 0, first = 0, second = 0] = ids;
  return {
    version: 4,
    waitingId,
    cases: [first, second],
    address: own.data.address,
    asked: {
      ...own.data,
      address: '9 Tràng Tiền, Hà Nội',
      bankName: bank.bankName,
      accountHolder: bank.accountHolder,
      accountNumber: '',
      bankProof: '',
      licence: '',
      note: '',
    },
    contact: {
      contactName: 'Lê Thu Hà',
      contactPhone: own.phone,
      contactEmail: own.email,
      warehouse: 'Kho 2',
    },
  };
}
