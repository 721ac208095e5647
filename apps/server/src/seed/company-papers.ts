import { addMonths, factPapers, formatDate, ictDate } from '@hien/domain';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { claimOf, noteWaiting } from '../contractors/own/papers/waiting-papers.ts';
import type { Orm } from '../db/database.ts';
import { companyPapers, contractors } from '../db/schema/contractors.ts';
import { writeAct } from '../staff-acts.ts';
import type { MediaStore } from '../media/media-store.ts';
import { colleague } from './colleague.ts';
import { demoId } from './demo-accounts.ts';
import { type Paper, paperAsPdf } from './files/paper.ts';
import { plantFile } from './files/plant-file.ts';

const day = 86_400_000;

const startOf = (date: string): number => Date.parse(`${date}T00:00:00+07:00`);
/** A year on. */
const nextEnd = (until: string): string => ictDate(addMonths(startOf(until), 12));

type Company = typeof contractors.$inferSelect;
type Named = Pick<Company, 'companyName' | 'taxCode' | 'address' | 'city' | 'representative'>;
type Renewed = {
  readonly paper: 'lease' | 'policy';
  readonly from: string;
  readonly until: string;
};

/**
 * Newer papers that companies sent (docs/adr/0177): one waits for staff, of a paper that has just ended or soon will; the demo
 * company's was not enough. Written once, like companies.
 */
export async function seedCompanyPapers(orm: Orm, store: MediaStore, now: number): Promise<void> {
  const companies = await orm
    .select()
    .from(contractors)
    .where(
      and(
        eq(contractors.approval, 'approved'),
        isNotNull(contractors.paperEnds),
        ne(contractors.userId, demoId('contractor')),
      ),
    )
    .orderBy(contractors.id);
  const [next] = companies
    .flatMap((company) => company.facts.flatMap((fact) => renewal(fact.paper, fact.until, company)))
    .toSorted((a, b) => Math.abs(a.endsAt - now) - Math.abs(b.endsAt - now));
  if (next !== undefined) await sendRenewed(orm, store, { ...next, sentAt: new Date(now - day) });
  await refuseOwn(orm, now);
}

/** The next year of a paper that has an end. */
function renewal(paper: string | null, until: string | null, company: Company) {
  if (until === null || (paper !== 'lease' && paper !== 'policy')) return [];
  return [{ company, paper, from: until, until: nextEnd(until), endsAt: startOf(until) } as const];
}

async function sendRenewed(
  orm: Orm,
  store: MediaStore,
  { company, sentAt, ...renewed }: Renewed & { readonly company: Company; readonly sentAt: Date },
): Promise<void> {
  const requestKey = `sample-${renewed.paper}`;
  const file = await plantFile(orm, await paperAsPdf(paperOf(company, renewed)), {
    store,
    at: sentAt,
    owner: company.userId,
    for: claimOf(`${company.id}:${requestKey}`),
  });
  await orm.insert(companyPapers).values({
    contractorId: company.id,
    kind: factPapers[renewed.paper],
    paper: renewed.paper,
    until: renewed.until,
    files: [file],
    requestKey,
    sentAt,
  });
  await noteWaiting(orm, company.id);
}

/** What was refused is not kept. */
async function refuseOwn(orm: Orm, now: number): Promise<void> {
  const [own] = await orm
    .select()
    .from(contractors)
    .where(eq(contractors.userId, demoId('contractor')));
  const policy = own?.facts.find(({ paper }) => paper === 'policy');
  if (own === undefined || !policy?.until) return;
  const userId = await colleague(orm);
  const decidedAt = new Date(now - 2.2 * day);
  const reason =
    'Bản gửi thiếu trang phạm vi bảo hiểm và trang có chữ ký của bên bảo hiểm. Công ty gửi lại đủ các trang giúp Hiên nhé.';
  await orm.insert(companyPapers).values({
    contractorId: own.id,
    kind: 'insurance',
    paper: 'policy',
    until: nextEnd(policy.until),
    files: [],
    state: 'refused',
    reason,
    requestKey: 'sample-policy',
    sentAt: new Date(now - 3.1 * day),
    decidedBy: userId,
    decidedAt,
  });
  await writeAct(orm, {
    userId,
    act: 'refused-insurance',
    subject: 'company',
    subjectId: own.id,
    text: reason,
    at: decidedAt.getTime(),
  });
}

/** Company, office and both days: what staff compare. */
function paperOf(
  { companyName, taxCode, address, city, representative }: Named,
  { paper, from, until }: Renewed,
): Paper {
  const days = `từ ngày ${formatDate(startOf(from), 'date', 'vi')} đến hết ngày ${formatDate(startOf(until), 'date', 'vi')}`;
  const company = `${companyName}. Mã số thuế ${taxCode}. Đại diện: ${representative ?? ''}.`;
  if (paper === 'lease')
    return {
      title: 'HỢP ĐỒNG THUÊ VĂN PHÒNG',
      lines: [
        `Bên thuê: ${company}`,
        `Điều 1. Nơi thuê: ${address}, ${city}, dùng làm văn phòng.`,
        `Điều 2. Thời hạn thuê: ${days}.`,
        'Điều 3. Tiền thuê trả theo quý, trong mười ngày đầu của quý.',
        '',
        'Bên cho thuê (đã ký). Bên thuê (đã ký, đóng dấu).',
      ],
    };
  return {
    title: 'HỢP ĐỒNG BẢO HIỂM CÔNG TRÌNH',
    lines: [
      `Bên mua bảo hiểm: ${company}`,
      `Trụ sở: ${address}, ${city}.`,
      `Điều 1. Thời hạn bảo hiểm: ${days}.`,
      'Điều 2. Phạm vi: công trình đang thi công, người làm trên công trình và hư hại của nhà bên cạnh.',
      'Điều 3. Mức bồi thường cao nhất cho một vụ: 2.000.000.000 đồng.',
      '',
      'Bên bảo hiểm (đã ký, đóng dấu). Bên mua bảo hiểm (đã ký, đóng dấu).',
    ],
  };
}
