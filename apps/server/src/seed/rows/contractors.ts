import {
  addMonths,
  type CheckedFact,
  type CompanyLanguage,
  type ContractorFact,
  type FactPaper,
  ictParts,
  papersThatEnd,
  startOfDay,
  tierOf,
  districtInCity,
} from '@hien/domain';
import { factColumns } from '../../admin/company-facts.ts';
import { meanRating, rankingOf } from '../../company-ranking.ts';
import type {
  contractorPositions as positionTable,
  contractors as contractorTable,
} from '../../db/schema/contractors.ts';
import type { memberships } from '../../db/schema/memberships.ts';
import { searchVector } from '../../db/search-vector.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { contractorPositions, contractors, firstContractors } from '../content/contractors.ts';
import { text } from '../content/text.ts';
import { between, shuffled } from '../chance.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { constructionReviewRows, projectRows } from './construction.ts';
import { contractorUserId, hasApplied } from './members.ts';
import { sampleTaxCode } from './tax-codes.ts';

const million = 1_000_000;

/** Finished rooms, each followed by the same room before the works. */
function worksOf(book: PictureBook, works: readonly string[]): StoredPicture[] {
  return works.flatMap((id) =>
    [book.exact(id), book.exact(`before-${id}`)].filter((picture) => picture !== null),
  );
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** By the paper that tells most of each; what has an end was signed for a year or two, so that some have run out. */
const seenBy: Readonly<Record<ContractorFact, FactPaper>> = {
  registration: 'certificate',
  representative: 'identity',
  office: 'visit',
  insurance: 'policy',
};

const checkedFacts = (kinds: readonly ContractorFact[], index: number): readonly CheckedFact[] =>
  kinds.map((kind, at) => {
    const ago = 20 + index * 9 + at * 2;
    const paper = kind === 'office' && index % 3 === 2 ? 'lease' : seenBy[kind];
    const days = papersThatEnd.includes(paper) ? between(150, 420, String(index), kind) : null;
    return {
      kind,
      paper,
      on: isoDay(daysBefore(ago)),
      until: days === null ? null : isoDay(daysBefore(ago - days)),
    };
  });

type Row = typeof contractorTable.$inferInsert;

/** The companies, each at the place that its facts give it, with what they built and what is said of it. */
export function contractorRows(book: PictureBook) {
  const companies = companyRows(book).map((row) => {
    const told = contractors.find(({ slug }) => slug === row.slug);
    if (told === undefined) throw new Error(`no content of ${row.slug}`);
    return { row, id: row.id, content: told, pictures: row.pictures, days: daysHere(row.id - 1) };
  });
  const projects = projectRows(companies);
  const reviews = constructionReviewRows(companies.filter(({ row }) => row.approval !== 'applied'));
  const counted = companies.map(({ row }) => ({ ...row, ...countsOf(row.id, projects, reviews) }));
  const mean = meanRating(counted);
  const rows: Row[] = counted.map((row) => ({ ...row, ...rankingOf(row, mean) }));
  return { rows, projects, reviews };
}

/** The last one was suspended; one of those that have applied is the same company under another name. */
const isSuspended = (index: number): boolean => index === contractors.length - 1;
const nextName = firstContractors.length - 2;

const daysHere = (index: number): number => {
  if (hasApplied(index)) return firstContractors.length - index + 1;
  return 120 + (index < firstContractors.length ? index * 31 : (index * 53) % 470);
};

/** A company's columns that are counted from what stands below it. */
function countsOf(
  id: number,
  projects: ReturnType<typeof projectRows>,
  reviews: ReturnType<typeof constructionReviewRows>,
) {
  const built = projects.filter(({ contractorId }) => contractorId === id);
  const stars = reviews
    .filter(({ contractorId, removedFor }) => contractorId === id && removedFor === null)
    .map(({ rating }) => rating);
  const sum = stars.reduce((all, one) => all + one, 0);
  return {
    rating: stars.length === 0 ? 0 : Math.round((sum / stars.length) * 10) / 10,
    reviewCount: stars.length,
    projectCount: built.length,
    workDistricts: [
      ...new Set(built.map(({ city, district }) => districtInCity(city, district))),
    ].toSorted(),
    verifiedProjects: built.filter(({ checkedOn }) => typeof checkedOn === 'string').length,
  };
}

/** Bought positions; they run as long as the sample is looked at. */
export function positionRows(): (typeof positionTable.$inferInsert)[] {
  return contractorPositions.map(({ slug, city, position }) => ({
    city,
    position,
    contractorId: contractors.findIndex((company) => company.slug === slug) + 1,
    runsUntil: daysBefore(-3650),
  }));
}

/**
 * The plans behind the bought positions, but for the demo account's own company, whose first purchase is its member's to try. No
 * moment is set to look at them: they run as long as the sample is looked at.
 */
export function membershipRows(): (typeof memberships.$inferInsert)[] {
  return contractorPositions.flatMap(({ slug, city, position }, at) => {
    const index = contractors.findIndex((company) => company.slug === slug);
    if (index === 0) return [];
    const begun = daysBefore(4 * at + 2);
    const periodStart = startOfDay(begun.getTime());
    return {
      contractorId: index + 1,
      userId: contractorUserId(index),
      state: 'purchased',
      version: 1,
      plan: tierOf(position) === 'gold' ? 'gold' : 'basic',
      cities: [{ city, position }],
      periodStart: new Date(periodStart),
      periodEnd: new Date(addMonths(periodStart, 1) - 1),
      anchorDay: ictParts(periodStart).day,
      changedAt: begun,
    };
  });
}

/** So many companies may show one picture: the set has fewer than they have built. */
const mostWorn = 8;

/** Rooms that a company may have built, in an order of its own. */
const rooms = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'master-room',
  'multipurpose',
  'balcony',
];

const spoken: Readonly<Record<'usual' | 'more', CompanyLanguage[]>> = {
  usual: ['vi'],
  more: ['vi', 'en'],
};

function companyRows(book: PictureBook) {
  const told = worksOf(
    book,
    contractors.flatMap(({ works = [] }) => works),
  );
  const worn = new Map<string, number>();
  return contractors.map((content, index) => {
    const number = String(index + 1).padStart(2, '0');
    const mark = `contractor-${number}`;
    const pictures = worksOf(book, content.works ?? []);
    // One company's finished room is nobody else's.
    const used = new Set([
      ...told.map(({ name }) => name),
      ...[...worn].flatMap(([name, times]) => (times < mostWorn ? [] : [name])),
    ]);
    const kinds = shuffled(rooms, content.slug, 'rooms');
    const most = index < firstContractors.length ? 4 : between(3, 5, content.slug, 'pictures');
    for (let count = pictures.length; count < most; count += 1) {
      const next = book.find(
        {
          kinds: ['room'],
          tags: [
            content.styles[count % content.styles.length] ?? 'modern',
            ...(index < firstContractors.length ? [] : [kinds[count % kinds.length] ?? 'living']),
            'day',
          ],
          alt: text(
            `Công trình ${count + 1} của ${content.companyName}`,
            `Project ${count + 1} by ${content.companyName}`,
            `${content.companyName} 시공 사례 ${count + 1}`,
          ),
        },
        used,
      );
      if (used.has(next.name)) break;
      used.add(next.name);
      worn.set(next.name, (worn.get(next.name) ?? 0) + 1);
      pictures.push(next);
    }
    return {
      id: index + 1,
      userId: contractorUserId(index),
      slug: content.slug,
      companyName: content.companyName,
      companyPhone: `0900000${String(301 + index)}`,
      hotline: `19000${String(101 + index)}`,
      email: `lienhe-${content.slug}@hien.example`,
      website: `https://${content.slug}.example`,
      address: `${content.address}, ${content.city}`,
      city: content.city,
      taxCode: sampleTaxCode(isSuspended(index) ? nextName : index),
      representative: `${content.person.lastName} ${content.person.firstName}`,
      experienceYears: content.years,
      introduction: content.introduction,
      styles: [...content.styles],
      workCities: [...content.workCities],
      services: [...content.services],
      houseTypes: [...content.houseTypes],
      areaFrom: content.area[0],
      areaTo: content.area[1],
      budgetFrom: content.budget[0] * million,
      budgetTo: content.budget[1] * million,
      // Who has built for longer has more hands; the last ones have not said it yet.
      teamSize: hasApplied(index) ? null : 6 + content.years,
      languages: index % 3 === 0 ? spoken.more : spoken.usual,
      answerMinutes: content.answerMinutes,
      registeredOn: isoDay(daysBefore(content.years * 365 + 17 * index)),
      ...factColumns(checkedFacts(content.checked, index)),
      search: searchVector({ vi: content.companyName, en: null, ko: null }, [
        content.introduction,
        ...content.workCities,
      ]),
      // No mark is drawn for the others: their initials stand there.
      logo:
        index >= firstContractors.length
          ? null
          : book.find({
              id: mark,
              kinds: ['mark', 'logo'],
              tags: ['contractor'],
              alt: text(
                `Dấu hiệu của ${content.companyName}`,
                `Mark of ${content.companyName}`,
                `${content.companyName} 로고`,
              ),
            }),
      cover: pictures[0] ?? null,
      pictures,
      approval: hasApplied(index)
        ? ('applied' as const)
        : isSuspended(index)
          ? ('suspended' as const)
          : ('approved' as const),
      createdAt: daysBefore(daysHere(index)),
    };
  });
}
