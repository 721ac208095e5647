import {
  type Language,
  type ReviewRemovalRule,
  fold,
  publicName,
  reviewRemovalRules,
} from '@hien/domain';
import type { StoredPicture } from '../../db/schema/columns.ts';
import type {
  ProjectPicture,
  constructionReviews,
  contractorProjects,
} from '../../db/schema/construction.ts';
import type { HouseType, InteriorStyle } from '../../db/schema/vocabulary.ts';
import { between, chance, pick, shuffled } from '../chance.ts';
import { enLines } from '../content/construction/en.ts';
import { koLines } from '../content/construction/ko.ts';
import type { Aspect, ConstructionLines, Mood } from '../content/construction/lines.ts';
import { districts, stories } from '../content/construction/projects.ts';
import { advice, scenes } from '../content/construction/scenes.ts';
import { viLines } from '../content/construction/vi.ts';
import { asked, done, ended } from '../content/construction/works.ts';
import type { ContractorContent } from '../content/contractors.ts';
import { reviewers } from '../content/reviews/people.ts';
import { type Text, text } from '../content/text.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { daysBefore } from '../epoch.ts';

type ProjectRow = typeof contractorProjects.$inferInsert;
type ReviewRow = typeof constructionReviews.$inferInsert;

/** A company of the sample: what it says of itself, and for how many days it has been here. */
export type Company = { id: number; content: ContractorContent; days: number };

const million = 1_000_000;
const mostProjects = 5;

/** What a square metre costs in a style, millions of đồng. */
const perM2: Readonly<Record<InteriorStyle, number>> = {
  modern: 5.2,
  scandinavian: 4.7,
  industrial: 5.6,
  luxury: 9.4,
  other: 6.1,
};

const lines: Readonly<Record<Language, ConstructionLines>> = {
  vi: viLines,
  en: enLines,
  ko: koLines,
};
const aspects = Object.keys(viLines.aspects) as Aspect[];

const houseName: Readonly<Record<HouseType, readonly [vi: string, en: string, ko: string]>> = {
  studio: ['Căn studio', 'Studio', '스튜디오'],
  duplex: ['Căn hộ thông tầng', 'Duplex', '복층'],
  penthouse: ['Penthouse', 'Penthouse', '펜트하우스'],
  villa: ['Biệt thự', 'Villa', '빌라'],
  '1-bedroom': ['Căn hộ', 'Flat', '아파트'],
  '2-bedroom': ['Căn hộ', 'Flat', '아파트'],
  '3-bedroom': ['Căn hộ', 'Flat', '아파트'],
  '4-bedroom': ['Nhà phố', 'Town house', '타운하우스'],
};

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** A home that a company worked on, with what it cost. */
function jobOf({ content }: Company, ...key: readonly (string | number)[]) {
  const [smallest, largest] = content.area;
  // Most homes are nearer to the smallest.
  const area = Math.round(smallest + (largest - smallest) * chance(...key, 'area') ** 2);
  const style = pick(content.styles, ...key, 'style');
  const isNear = chance(...key, 'near') < 0.6;
  const city = isNear ? content.city : pick(content.workCities, ...key, 'city');
  const [district, building] = pick(
    districts[city] ?? districts[content.city] ?? [['Trung tâm', 'Khu nhà (mẫu)'] as const],
    ...key,
    'district',
  );
  const cost =
    area *
    perM2[style] *
    (0.85 + chance(content.slug, 'dear') * 0.4) *
    (0.8 + chance(...key, 'cost') * 0.45);
  const from = Math.max(5, Math.round(cost));
  return {
    area,
    style,
    city,
    district,
    building,
    houseType: pick(content.houseTypes, ...key, 'house'),
    months: Math.max(0.5, Math.round((1 + area / 55 + chance(...key, 'months') * 1.5) * 2) / 2),
    costFrom: from * million,
    costTo: Math.round(from * (1.04 + chance(...key, 'range') * 0.1)) * million,
  };
}

/** Pictures one after the other, each with the one from before the works that follows it. */
function paired(pictures: readonly StoredPicture[]): ProjectPicture[] {
  return pictures.flatMap((after, at) => {
    if (after.name.startsWith('before-')) return [];
    const next = pictures[at + 1];
    return [{ after, before: next?.name.startsWith('before-') === true ? next : null }];
  });
}

/** The first companies tell theirs in full; the others why they were called, what they did and how it ended. */
function storyOf(id: number, at: number, slug: string): Text {
  const whole = at === 0 ? stories[id - 1] : undefined;
  if (whole !== undefined) return whole;
  const key = [slug, 'story', at] as const;
  const parts = [
    // One after the other over all companies, so that neighbours never begin alike.
    asked[(id * 5 + at * 7) % asked.length],
    ...shuffled(done, ...key).slice(0, between(2, 3, ...key, 'done')),
    ...(chance(...key, 'ended') < 0.75 ? [pick(ended, ...key, 'end')] : []),
  ].filter((part) => part !== undefined);
  const said = (language: Language) => parts.map((part) => part[language] ?? '').join(' ');
  return text(said('vi'), said('en'), said('ko'));
}

/** What the companies show of their work; no picture stands with two projects. */
export function projectRows(
  companies: readonly (Company & { pictures: readonly StoredPicture[] })[],
): ProjectRow[] {
  return companies.flatMap((company) => {
    const { id, content, pictures } = company;
    const pairs = paired(pictures);
    const count = Math.min(mostProjects, pairs.length);
    return Array.from({ length: count }, (_, at): ProjectRow => {
      const key = [content.slug, 'project', at] as const;
      const { area, building, district, style, city, houseType, ...job } = jobOf(company, ...key);
      const [vi, en, ko] = houseName[houseType];
      const done = daysBefore(between(40, 900, ...key, 'done'));
      return {
        contractorId: id,
        name: text(
          `${vi} ${area} m², ${district}`,
          `${en} of ${area} m², ${district}`,
          `${district} ${ko} ${area}m²`,
        ),
        location: building,
        district,
        city,
        style,
        houseType,
        ...job,
        areaM2: area,
        constructionAreaM2: Math.max(4, Math.round(area * 0.9)),
        description: storyOf(id, at, content.slug),
        pictures: pairs.filter((_pair, place) => place % count === at),
        reviewedOn: isoDay(done),
        checkedOn:
          content.checked.includes('office') && at < 2
            ? isoDay(daysBefore(between(5, 35, ...key, 'checked')))
            : null,
        sortOrder: at + 1,
      };
    });
  });
}

/** Stars lean towards five; how much is each company's own. */
function starsOf(slug: string, index: number): number {
  const bad = 0.03 + chance(slug, 'rating') * 0.12;
  const luck = chance(slug, 'stars', index);
  if (luck < bad / 3) return 1;
  if (luck < bad) return 2;
  if (luck < bad + 0.1) return 3;
  return luck < bad + 0.38 ? 4 : 5;
}

const moodOf = (stars: number): Mood => (stars >= 4 ? 'happy' : stars === 3 ? 'mixed' : 'unhappy');

const languageOf = (luck: number): Language => (luck < 0.8 ? 'vi' : luck < 0.9 ? 'en' : 'ko');

/** Two to four things that a customer noticed; somebody with four stars has found a blemish. */
function wordsOf(
  language: Language,
  stars: number,
  job: { area: number; months: number; district: string },
  ...key: readonly (string | number)[]
): string {
  const said = lines[language].aspects;
  const most = language === 'vi' ? 4 : 3;
  const spoken = shuffled(aspects, ...key, 'aspects').slice(0, between(1, most, ...key, 'count'));
  const months = new Intl.NumberFormat(language).format(job.months);
  const told = spoken.map((aspect, at) => {
    const blemish = stars === 4 && at === spoken.length - 1;
    return pick(said[aspect][blemish ? 'mixed' : moodOf(stars)], ...key, aspect);
  });
  return [
    pick(scenes[language], ...key, 'scene')({ ...job, months }),
    ...told,
    pick(advice[language][moodOf(stars)], ...key, 'advice'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The given name of one and the initial of another. */
function authorOf(language: Language, ...key: readonly (string | number)[]): string {
  const names = reviewers[language];
  const [given = ''] = pick(names, ...key, 'given').split(' ');
  const [, initial = ''] = pick(names, ...key, 'initial').split(' ');
  return initial === '' ? given : `${given} ${initial}`;
}

/** What customers say of the companies, the oldest first; one in sixty was taken away and left a gravestone. */
export function constructionReviewRows(companies: readonly Company[]): ReviewRow[] {
  const seen = new Set<string>();
  const rows = companies.flatMap((company) => {
    const { content, id, days } = company;
    const most =
      id <= 10 ? between(16, 30, content.slug, 'reviews') : between(5, 12, content.slug, 'reviews');
    return Array.from({ length: most }, (_, index) => {
      const key = [content.slug, 'review', index] as const;
      const stars = starsOf(content.slug, index);
      const mood = moodOf(stars);
      const language = languageOf(chance(...key, 'language'));
      const { area, building, ...job } = jobOf(company, ...key);
      const home = { area, months: job.months, district: job.district };
      let words = wordsOf(language, stars, home, ...key);
      for (let again = 1; seen.has(words); again += 1)
        words = wordsOf(language, stars, home, ...key, again);
      seen.add(words);
      const age = between(3, Math.max(4, days - 5), ...key, 'days');
      const answered = chance(...key, 'reply') < (mood === 'happy' ? 0.25 : 0.8);
      const removedFor: ReviewRemovalRule | null =
        chance(...key, 'removed') < 1 / 60 ? pick(reviewRemovalRules, ...key, 'rule') : null;
      const createdAt = daysBefore(age);
      const isProven = removedFor === null && age > 12 && chance(...key, 'proven') < 0.22;
      return {
        contractorId: id,
        userId: null,
        authorName: authorOf(language, ...key),
        phone: '0900000000',
        rating: stars,
        content: words,
        language,
        building,
        home: fold(`${building} ${job.district}`),
        ...job,
        areaM2: area,
        pictures: [],
        reply: answered ? pick(lines[language].replies[mood], ...key, 'answer') : null,
        repliedAt: answered ? new Date(createdAt.getTime() + 26 * 3_600_000) : null,
        removedOn: removedFor === null ? null : isoDay(daysBefore(Math.max(1, age - 9))),
        removedFor,
        provenOn: isProven ? isoDay(daysBefore(age - between(2, 10, ...key, 'papers'))) : null,
        createdAt,
      } satisfies ReviewRow;
    });
  });
  return [...rows, ...ofTheCustomer(companies)].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

/** Of the demo customer: one that can still be changed, one whose papers were not enough, and one that has its answer and its badge. */
function ofTheCustomer(companies: readonly Company[]) {
  const customer = demoAccounts.findIndex(({ role }) => role === 'customer');
  const { firstName, lastName } = demoAccounts[customer] ?? { firstName: '', lastName: '' };
  return ownReviews.flatMap(({ slug, days, reply, provenDays, ...said }) => {
    const company = companies.find(({ content }) => content.slug === slug);
    if (company === undefined) return [];
    const { area, building, ...job } = jobOf(company, slug, 'customer');
    return {
      ...said,
      ...job,
      contractorId: company.id,
      userId: customer + 1,
      authorName: publicName({ first_name: firstName, last_name: lastName }),
      phone: '0900000000',
      language: 'vi' as const,
      building,
      home: fold(`${building} ${job.district}`),
      areaM2: area,
      pictures: [],
      reply,
      repliedAt: reply === null ? null : daysBefore(days - 1),
      provenOn: provenDays === null ? null : isoDay(daysBefore(provenDays)),
      createdAt: daysBefore(days),
    } satisfies ReviewRow;
  });
}

const ownReviews = [
  {
    slug: 'moc-gia-bac',
    days: 6,
    rating: 4,
    content:
      'Tủ bếp đo hai lần nên khít, cánh đóng êm. Hẹn lắp thứ Bảy thành thứ Ba, nhưng có gọi báo trước.',
    reply: null,
    provenDays: null,
  },
  {
    slug: 'bep-va-tam',
    days: 41,
    rating: 3,
    content:
      'Ốp lại tường bếp, mạch thẳng và đều. Dọn dẹp thì phải nhắc, hành lang chung bụi mất hai hôm.',
    reply: null,
    provenDays: null,
  },
  {
    slug: 'ngoi-do-mien-trung',
    days: 96,
    rating: 5,
    content:
      'Đảo ngói, chống dột trước mùa mưa. Mưa ba tuần liền mà trần không một vết ố. Báo giá sao trả đúng vậy.',
    reply: 'Cảm ơn chị. Mái bảo hành năm năm, chị cứ gọi khi cần.',
    provenDays: 90,
  },
] as const;
