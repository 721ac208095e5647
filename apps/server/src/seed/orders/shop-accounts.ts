import type { ShopData } from '@hien/domain';
import { asc } from 'drizzle-orm';
import { fold } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { shopAccounts, shopChanges } from '../../db/schema/shop-account.ts';
import { sellers } from '../../db/schema/shop.ts';

const day = 86_400_000;

const people = ['Lê Thu Hà', 'Phạm Quốc Bảo', 'Trần Minh Khôi', 'Vũ Ngọc Lan', 'Đỗ Hải Yến'];
const banks = ['Vietcombank', 'BIDV', 'Techcombank', 'ACB', 'MB Bank'];

/** What the sample's shops keep of themselves; the first one waits for a change, after one that was refused, and so does the second. */
export async function seedShopAccounts(tx: Orm, now: number, sellerId: number): Promise<void> {
  const shops = await tx.select().from(sellers).orderBy(asc(sellers.id));
  await tx.insert(shopAccounts).values(
    shops.map((shop, index) => ({
      sellerId: shop.id,
      contactName: people[index % people.length] ?? '',
      warehouse: `Kho hàng, ${shop.address}`,
      bank: {
        bankName: banks[index % banks.length] ?? '',
        accountHolder: fold(shop.companyName).toUpperCase(),
        accountNumber: `0071000${String(123_456 + index * 7_919)}`,
        proof: null,
      },
      termsVersion: 1,
      agreedAt: shop.createdAt,
      verifiedAt: new Date(shop.createdAt.getTime() + 2 * day),
    })),
  );
  const accounts = new Map(
    (await tx.select().from(shopAccounts)).map((account) => [account.sellerId, account]),
  );
  const own = shops.find(({ id }) => id === sellerId);
  const other = shops.find(({ id }) => id !== sellerId);
  if (own === undefined || other === undefined) return;
  const dataOf = (shop: typeof own): ShopData => ({
    name: shop.name,
    companyName: shop.companyName,
    registrationNumber: shop.registrationNumber,
    taxCode: shop.taxCode,
    representative: shop.representative ?? '',
    address: shop.address,
    bank: accounts.get(shop.id)?.bank ?? null,
    licence: null,
  });
  const mine = dataOf(own);
  const theirs = dataOf(other);
  await tx.insert(shopChanges).values([
    {
      sellerId: own.id,
      state: 'rejected',
      version: 1,
      before: mine,
      after: {
        ...mine,
        bank: {
          bankName: 'ACB',
          accountHolder: 'LE THU HA',
          accountNumber: '22334455667',
          proof: null,
        },
      },
      note: 'Kế toán nhận hộ cho tiện.',
      sentAt: new Date(now - 24 * day),
      reason:
        'Chủ tài khoản là cá nhân, không phải công ty. Vui lòng gửi tài khoản đứng tên công ty.',
      decidedAt: new Date(now - 22 * day),
    },
    {
      sellerId: own.id,
      state: 'waiting',
      before: mine,
      after: { ...mine, address: 'Số 25 ngõ 12 Lê Trọng Tấn, phường Khương Mai, Hà Nội' },
      note: 'Xưởng chuyển sang mặt bằng mới từ đầu tháng.',
      sentAt: new Date(now - 1.4 * day),
    },
    {
      sellerId: other.id,
      state: 'waiting',
      before: theirs,
      after: {
        ...theirs,
        bank: {
          bankName: 'Techcombank',
          accountHolder: fold(other.companyName).toUpperCase(),
          accountNumber: '19035667788991',
          proof: null,
        },
      },
      note: 'Công ty đổi ngân hàng chính.',
      sentAt: new Date(now - 2.2 * day),
    },
  ]);
}
