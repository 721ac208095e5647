import { meanRating, rankingOf } from '../../contractors/ranking.ts';
import type {
  contractorPositions as positionTable,
  contractors as contractorTable,
} from '../../db/schema/contractors.ts';
import { searchVector } from '../../db/search-vector.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import { between, chance } from '../chance.ts';
import { contractorPositions, contractors } from '../content/contractors.ts';
import { text } from '../content/text.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { contractorUserId } from './members.ts';

const million = 1_000_000;

/** Finished rooms, each followed by the same room before the works. */
function worksOf(book: PictureBook, works: readonly string[]): StoredPicture[] {
  return works.flatMap((id) =>
    [book.exact(id), book.exact(`before-${id}`)].filter((picture) => picture !== null),
  );
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

type Row = typeof contractorTable.$inferInsert;

/** The companies, each at the place that its facts give it. */
export function contractorRows(book: PictureBook): Row[] {
  const rows = companyRows(book);
  const mean = meanRating(rows);
  return rows.map((row) => ({ ...row, ...rankingOf(row, mean) }));
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

function companyRows(book: PictureBook) {
  const told = worksOf(
    book,
    contractors.flatMap(({ works = [] }) => works),
  );
  return contractors.map((content, index) => {
    const number = String(index + 1).padStart(2, '0');
    const mark = `contractor-${number}`;
    const pictures = worksOf(book, content.works ?? []);
    // One company's finished room is nobody else's.
    const used = new Set(told.map(({ name }) => name));
    for (let count = pictures.length; count < 4; count += 1) {
      const next = book.find(
        {
          kinds: ['room'],
          tags: [content.styles[count % content.styles.length] ?? 'modern', 'day'],
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
      taxCode: `0000${String(200_001 + index)}`,
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
      verifiedProjects: content.verifiedProjects,
      answerMinutes: content.answerMinutes,
      registeredOn: isoDay(daysBefore(content.years * 365 + 17 * index)),
      facts: content.checked.map((kind, at) => ({
        kind,
        on: isoDay(daysBefore(20 + index * 9 + at * 2)),
      })),
      search: searchVector({ vi: content.companyName, en: null, ko: null }, [
        content.introduction,
        ...content.workCities,
      ]),
      logo: book.find({
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
      rating: Math.round((4 + chance(content.slug, 'rating') * 0.9) * 10) / 10,
      reviewCount: between(6, 64, content.slug, 'reviews'),
      projectCount: content.projects,
      // The last two have just applied and wait for the demo admin.
      approval: index < contractors.length - 2 ? ('approved' as const) : ('applied' as const),
      createdAt: daysBefore(
        index < contractors.length - 2 ? 120 + index * 31 : contractors.length - index + 1,
      ),
    };
  });
}
