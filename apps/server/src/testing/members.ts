import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** `count` members with the password of the fixture's customer, `ban-doc-1@hien.example` and so on; call it after `plant`. */
export async function plantMembers({ orm }: Database, name: string, count: number): Promise<void> {
  await orm.execute(sql`insert into users (email, password_hash, first_name, last_name)
    select ${name}::text || '-' || n || '@hien.example', u.password_hash, 'Mai', 'Số ' || n
    from users u, generate_series(1, ${count}) n where u.email = 'khach@hien.example'`);
}
