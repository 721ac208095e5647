import type { ItemWords } from '../catalog/item-content.ts';
import { isSame } from '../list/same.ts';
import type { Text } from '../language/language.ts';
import { type MessageId, isMessageId } from '../validation/message-ids.ts';
import { isPastDay, portfolioSchema } from './forms.ts';

/** A picture of a project by its address; `before` is the same place before the works, '' where nobody took one. */
export type ProjectPictureContent = {
  readonly picture: string;
  readonly before: string;
  /** Taken while the works went on. */
  readonly during: boolean;
};

/**
 * Everything a company tells of a project (commerce 3, 5); a draft may leave any of it open: '' and null are “not yet”.
 * Square metres, months, đồng, a day `YYYY-MM-DD`.
 */
export type ProjectContent = {
  readonly project_name: ItemWords;
  readonly location: string;
  readonly district: string;
  readonly city: string;
  readonly description: ItemWords;
  readonly area: number | null;
  readonly construction_area: number | null;
  readonly period_months: number | null;
  readonly cost_from: number | null;
  readonly cost_to: number | null;
  readonly style: string;
  readonly house_type: string;
  /** Completed or reviewed on (D81). */
  readonly reviewed_on: string;
  /** The first is the cover. */
  readonly pictures: readonly ProjectPictureContent[];
};

export type ProjectField = keyof ProjectContent;

const noWords: ItemWords = { vi: '', en: '', ko: '' };

/** Where a new project begins. */
export const blankProject: ProjectContent = {
  project_name: noWords,
  location: '',
  district: '',
  city: '',
  description: noWords,
  area: null,
  construction_area: null,
  period_months: null,
  cost_from: null,
  cost_to: null,
  style: '',
  house_type: '',
  reviewed_on: '',
  pictures: [],
};

/** In the order in which they are told. */
export const projectFields = Object.keys(blankProject) as ProjectField[];

/** What keeps a project from being sent: a field, and the message of the documents. */
export type ProjectFault = { readonly field: ProjectField; readonly message: MessageId };

/**
 * Everything that is missing or wrong before a project can be sent, in the order of the fields, one fault a field.
 * @param today `YYYY-MM-DD` in Vietnam.
 */
export function projectFaults(content: ProjectContent, today: string): readonly ProjectFault[] {
  const { project_name, description, pictures, cost_from, cost_to, reviewed_on, ...rest } = content;
  const judged = portfolioSchema.safeParse({
    ...rest,
    cost_from,
    cost_to,
    reviewed_on,
    project_name: project_name.vi,
    description: description.vi,
    images: pictures.map(({ picture }) => picture),
    // A new project comes last; the list says its place.
    sort_order: 0,
  });
  const found = new Map<string, MessageId>();
  for (const { path, message } of judged.error?.issues ?? []) {
    const field = path[0] === 'images' ? 'pictures' : String(path[0]);
    if (!found.has(field) && isMessageId(message)) found.set(field, message);
  }
  // Said beside whatever else is missing.
  if (!found.has('cost_to') && (cost_from ?? 0) > (cost_to ?? Infinity))
    found.set('cost_to', 'validation.cost.order');
  if (!found.has('reviewed_on') && !isPastDay(reviewed_on, today))
    found.set('reviewed_on', 'validation.date.future');
  return projectFields.flatMap((field) => {
    const message = found.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Fields that differ between two versions. Each is something that customers rely on, so each waits for staff. */
export function projectChanges(live: ProjectContent, asked: ProjectContent) {
  return projectFields.filter((field) => !isSame(live[field], asked[field]));
}

/** What staff look at where the home stands; the others are told by papers. */
const lookedAt: ReadonlySet<ProjectField> = new Set([
  'project_name',
  'location',
  'district',
  'city',
  'area',
  'construction_area',
  'pictures',
]);

/** Whether a project that changes like this is no longer the one that staff have been to. */
export const losesCheck = (changed: readonly ProjectField[]): boolean =>
  changed.some((field) => lookedAt.has(field));

/** Every picture that a content names, each once. */
export const projectPictureAddresses = ({
  pictures,
}: Pick<ProjectContent, 'pictures'>): readonly string[] => [
  ...new Set(
    pictures.flatMap(({ picture, before }) => (before === '' ? [picture] : [picture, before])),
  ),
];

/** Pictures in a new order or number, each with what was told of it. */
export const arrangedPictures = (
  pictures: readonly ProjectPictureContent[],
  addresses: readonly string[],
): readonly ProjectPictureContent[] =>
  addresses.map(
    (picture) =>
      pictures.find((one) => one.picture === picture) ?? { picture, before: '', during: false },
  );

export const projectFieldLabels: Readonly<Record<ProjectField, Text>> = {
  project_name: { vi: 'Tên công trình', en: 'Project name', ko: '시공 사례 이름' },
  location: { vi: 'Tòa nhà hoặc đường', en: 'Building or street', ko: '건물 또는 도로명' },
  district: { vi: 'Quận, huyện', en: 'District', ko: '구·군' },
  city: { vi: 'Tỉnh, thành phố', en: 'City', ko: '성·시' },
  description: { vi: 'Mô tả', en: 'Description', ko: '설명' },
  area: { vi: 'Diện tích nhà', en: 'Area of the home', ko: '전용 면적' },
  construction_area: { vi: 'Diện tích thi công', en: 'Area of the works', ko: '시공 면적' },
  period_months: { vi: 'Thời gian thi công', en: 'How long it took', ko: '공사 기간' },
  cost_from: { vi: 'Tổng chi phí từ', en: 'Total cost from', ko: '총비용 (최소)' },
  cost_to: { vi: 'Tổng chi phí đến', en: 'Total cost to', ko: '총비용 (최대)' },
  style: { vi: 'Phong cách', en: 'Style', ko: '스타일' },
  house_type: { vi: 'Loại nhà', en: 'Kind of home', ko: '주택 유형' },
  reviewed_on: {
    vi: 'Ngày hoàn thành hoặc nghiệm thu',
    en: 'Completed or reviewed on',
    ko: '완공일 또는 검수일',
  },
  pictures: { vi: 'Ảnh', en: 'Pictures', ko: '사진' },
};
