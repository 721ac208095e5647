import type { Database } from '@hien/server/database';

/** Who owns another shop than the partner's, with the partner's password. */
export const otherSellerEmail = 'shop-khac@hien.example';

/** A second shop and its owner: what is the partner's must not be theirs. */
export async function plantOtherShop(database: Database, seller: string): Promise<void> {
  await database.rows(
    {
      text: `insert into users (email, password_hash, first_name, last_name, partner, roles, business_kind)
        select $1, password_hash, 'Bình', 'Lê', partner, roles, business_kind from users where email = $2`,
    },
    [otherSellerEmail, seller],
  );
  await database.rows(
    {
      text: `insert into sellers (user_id, slug, name, company_name, registration_number, tax_code, address, phone, email)
        select id, 'shop-khac', 'Shop Khác', 'Shop Khác', '1', '0312345678', 'Huế', '0912345678', email
        from users where email = $1`,
    },
    [otherSellerEmail],
  );
}
