import type { Database } from '@hien/server/database';

/** A shop of the platform's own without goods, in version 1. */
export async function plantDeskShop(database: Database, slug: string): Promise<number> {
  const [made] = await database.rows<{ id: number }>(
    {
      text: `insert into sellers (slug, name, company_name, registration_number, tax_code, address, phone, email, sales_version)
        values ('${slug}', 'Gốm Thử', 'Công ty TNHH Gốm Thử', '0100000001', '0100000001', 'Hà Nội', '+84912345678', 'gom@hien.example', 1)
        returning id`,
    },
    [],
  );
  return made?.id ?? 0;
}
