import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { contractors } from '../db/schema/contractors.ts';

/** Whether a contractor's `at`-th company is admitted yet. */
type Admitted = (at: number) => boolean;

/**
 * Members with a company each, beside those of the fixtures: `nha-thau-0@hien.example` keeps `Công ty 0`, and so on.
 * @param cities where each of them has its office and works.
 */
export async function plantContractors(
  { orm }: Database,
  {
    count,
    cities,
    admitted = () => true,
  }: { readonly count: number; readonly cities: string[]; readonly admitted?: Admitted },
): Promise<{ readonly email: string; readonly userId: number; readonly companyId: number }[]> {
  const [builder] = await orm.select().from(users).where(eq(users.email, 'tho@hien.example'));
  if (builder === undefined) throw new Error('the fixtures have no contractor');
  const { id: _, ...person } = builder;
  const all = Array.from({ length: count }, (__, at) => at);
  const people = await orm
    .insert(users)
    .values(
      all.map((at) => ({
        ...person,
        email: `nha-thau-${at}@hien.example`,
        partner: ['construction' as const],
        membershipType: null,
        isAuction: false,
      })),
    )
    .returning({ id: users.id });
  const companies = await orm
    .insert(contractors)
    .values(
      people.map(({ id }, at) => ({
        userId: id,
        slug: `cong-ty-${at}`,
        companyName: `Công ty ${at}`,
        companyPhone: '0901234567',
        email: `cong-ty-${at}@hien.example`,
        address: '1 Lê Lợi',
        city: cities[0] ?? 'Hà Nội',
        taxCode: `03${String(at).padStart(8, '0')}`,
        introduction: { vi: 'Thi công', en: null, ko: null },
        workCities: cities,
        approval: admitted(at) ? ('approved' as const) : ('applied' as const),
      })),
    )
    .returning({ id: contractors.id });
  return all.map((at) => ({
    email: `nha-thau-${at}@hien.example`,
    userId: people[at]?.id ?? 0,
    companyId: companies[at]?.id ?? 0,
  }));
}
