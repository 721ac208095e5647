import {
  type OfficeProject,
  type QuotationState,
  allModules,
  areaOf,
  deskCount,
  emptyProject,
  floorOf,
  furnish,
  officeTotal,
  placementRules,
  readProject,
} from '@hien/domain/office-plan';
import { getTableName } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import {
  keptModules,
  officeProjects,
  officeQuotationEvents,
  officeQuotations,
} from '../db/schema/office.ts';
import { officePlansIn } from '../room-by-room/office/plans.ts';
import { demoAccounts, demoId } from './demo-accounts.ts';
import { reserveIds } from './write-rows.ts';

const day = 86_400_000;

type Event = (typeof officeQuotationEvents.$inferInsert)['event'];

/** A request of the sample: whose, which of our floors, and how many days ago each step was. */
type Story = {
  readonly of: 'customer' | 'company';
  readonly floor: number;
  readonly name: string;
  readonly company: string;
  readonly headcount: number;
  readonly note: string;
  readonly state: QuotationState;
  readonly steps: readonly (readonly [event: Event, daysAgo: number])[];
};

const stories: readonly Story[] = [
  {
    of: 'customer',
    floor: 2,
    name: 'Tầng 5, tòa nhà Minh Long',
    company: 'Công ty Minh Long',
    headcount: 22,
    note: 'Thi công ngoài giờ, tòa nhà chỉ cho mang đồ lên sau 18 giờ.',
    state: 'requested',
    steps: [['request', 0.2]],
  },
  {
    of: 'customer',
    floor: 0,
    name: 'Studio ở Thảo Điền',
    company: '',
    headcount: 8,
    note: '',
    state: 'quoted',
    steps: [
      ['request', 5],
      ['quote', 2],
    ],
  },
  {
    of: 'customer',
    floor: 1,
    name: 'Văn phòng cũ ở Phú Nhuận',
    company: 'Công ty Minh Long',
    headcount: 14,
    note: '',
    state: 'done',
    steps: [
      ['request', 96],
      ['quote', 94],
      ['accept', 90],
      ['schedule', 88],
      ['finish', 58],
    ],
  },
  {
    of: 'company',
    floor: 3,
    name: 'Trụ sở mới, tầng 11',
    company: 'Công ty Nắng Mai',
    headcount: 40,
    note: 'Cần hai phòng họp lớn và một góc cà phê.',
    state: 'scheduled',
    steps: [
      ['request', 20],
      ['quote', 17],
      ['accept', 12],
      ['schedule', 10],
    ],
  },
  {
    of: 'company',
    floor: 1,
    name: 'Chi nhánh Đà Nẵng',
    company: 'Công ty Nắng Mai',
    headcount: 16,
    note: '',
    state: 'requested',
    steps: [['request', 3.1]],
  },
  {
    of: 'company',
    floor: 0,
    name: 'Phòng trưng bày',
    company: 'Công ty Nắng Mai',
    headcount: 6,
    note: '',
    state: 'declined',
    steps: [
      ['request', 40],
      ['quote', 38],
      ['decline', 33],
    ],
  },
];

const offered = 'Đã gồm vận chuyển, lắp đặt ngoài giờ và bảo hành 24 tháng.';
const wordsOf: Readonly<Partial<Record<Event, string>>> = {
  quote: offered,
  decline: 'Chủ nhà chưa cho thi công trong năm nay.',
};

/** The first Monday that is at least a week away, `YYYY-MM-DD` in Vietnam. */
function mondayFrom(at: number): string {
  const local = new Date(at + 7 * 3_600_000);
  const ahead = 7 + ((8 - local.getUTCDay()) % 7);
  return new Date(local.getTime() + ahead * day).toISOString().slice(0, 10);
}

/** An office on one of our floors, furnished by the usual rules. */
function projectOf({ floor, name, company, headcount }: Story): OfficeProject {
  const plans = officePlansIn('vi');
  const plan = plans[floor % plans.length];
  if (plan === undefined) throw new Error('no sample floor');
  const { id, width, height, scale, rooms, doors } = plan;
  const project = readProject({
    ...emptyProject,
    name,
    company,
    headcount,
    plan: { kind: 'sample', id },
    width,
    height,
    scale,
    rooms,
    doors,
    doorsSeen: true,
  });
  if (project === null) throw new Error(`the floor ${id} is no office`);
  return { ...project, modules: furnish(floorOf(project), placementRules.usual) };
}

/** Modules that the customer keeps, the last one last. */
const keptNumbers = [2, 7, 12, 20, 24];

/** Offices that the demo accounts plan, and what became of their requests: one for each turn that somebody has to take. */
export async function seedOffices(orm: Orm, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * day);
  for (const [index, story] of stories.entries()) {
    const content = projectOf(story);
    const { lines, total } = officeTotal(content);
    const id = index + 1;
    const person = demoAccounts.find(({ role }) => role === story.of);
    const [, asked = 0] = story.steps[0] ?? [];
    const [last, changed = 0] = story.steps.at(-1) ?? [];
    const quoted = story.steps.find(([event]) => event === 'quote')?.[1];
    const scheduled = story.steps.find(([event]) => event === 'schedule')?.[1];
    await orm.insert(officeQuotations).values({
      id,
      userId: demoId(story.of),
      requestKey: `sample-${id}`,
      state: story.state,
      version: story.steps.length - 1,
      changedAt: before(changed),
      requestedAt: before(asked),
      total: quoted === undefined ? null : total,
      validUntil: quoted === undefined ? null : before(quoted - 14),
      start: scheduled === undefined ? null : mondayFrom(now - scheduled * day),
      estimate: total,
      area: Math.ceil(areaOf(floorOf(content))),
      desks: deskCount(allModules(content)),
      content,
      lines,
      contactName: `${person?.lastName ?? ''} ${person?.firstName ?? ''}`,
      contactPhone: '0900000001',
      note: story.note,
      language: 'vi',
      words: last === undefined ? null : (wordsOf[last] ?? (quoted === undefined ? null : offered)),
      decidedBy: quoted === undefined ? null : demoId('admin'),
      decidedAt: quoted === undefined ? null : before(quoted),
    });
    await orm.insert(officeQuotationEvents).values(
      story.steps.map(([event, daysAgo]) => ({
        quotationId: id,
        event,
        by: isStaffs(event) ? ('admin' as const) : ('member' as const),
        words: wordsOf[event] ?? null,
        at: before(daysAgo),
      })),
    );
    if (story.state === 'requested')
      await orm
        .insert(officeProjects)
        .values({ userId: demoId(story.of), content, version: 3, savedAt: before(asked) });
  }
  await orm
    .insert(keptModules)
    .values(keptNumbers.map((module) => ({ userId: demoId('customer'), module })));
  for (const table of [officeQuotations, officeQuotationEvents, officeProjects])
    await reserveIds(orm, getTableName(table));
}

const isStaffs = (event: Event): boolean =>
  event === 'quote' || event === 'schedule' || event === 'finish';
