import * as z from 'zod/mini';
import type { ItemWords } from '../catalog/item-content.ts';
import { sharedHouseTypes } from '../community/posts.ts';
import type { Text } from '../language/language.ts';
import { isSame } from '../list/same.ts';
import {
  choiceField,
  imagesField,
  longTextField,
  moneyField,
  numberField,
  textField,
} from '../validation/fields.ts';
import { type MessageId, isMessageId } from '../validation/message-ids.ts';
import { designStyles } from '../vocabulary/homes.ts';

/** ours: as much of one design as somebody looks through, and designs of one partner. */
export const designLimits = {
  designs: 200,
  pictures: 20,
  rooms: 20,
  roomPictures: 6,
  roomPieces: 12,
  plans: 4,
  files: 10,
  /** Pixels, at least: some six a degree. */
  panoramaWidth: 2048,
  /** đồng. */
  mostPrice: 1_000_000_000,
} as const;

export const ownDesignTypes = ['whole-unit', 'by-room'] as const;
export const ownPlanTypes = ['open-plan', 'separate-rooms', 'multi-floor'] as const;
export const ownRoomTypes = [
  'living-room',
  'living-kitchen',
  'kitchen',
  'master-room',
  'bedroom',
  'bathroom',
  'gym',
  'multipurpose',
  'other',
] as const;
/** What a file of the package is, beside the pictures. */
export const designFileKinds = ['plan', 'materials', 'estimate'] as const;
export type DesignFileKind = (typeof designFileKinds)[number];

/** A piece of the shop that stands in a room; `x` and `y` are its place on the room's first picture, 0 to 1. */
export type DesignPieceContent = {
  readonly product_id: number;
  readonly quantity: number;
  readonly x: number;
  readonly y: number;
};

/** Where a room lies on a drawing: its left and top, its width and height, in shares of the drawing's (0 to 1). */
export type DesignRoomPlace = {
  /** The address of the drawing; one that the design has no more is no place. */
  readonly plan: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type DesignRoomContent = {
  /** The room on sale that this is; null for a new one. */
  readonly room_id: number | null;
  readonly room_type: string;
  readonly area: number | null;
  /** The first is what the room is known by. */
  readonly pictures: readonly string[];
  readonly pieces: readonly DesignPieceContent[];
  /** The room all around, equirectangular: twice as wide as high. */
  readonly panorama: string | null;
  readonly place: DesignRoomPlace | null;
};

/** A document that the buyer finds in the package as it was sent. */
export type DesignFileContent = {
  readonly file: string;
  readonly kind: DesignFileKind;
  /** What it is called in the package. */
  readonly title: string;
};

/**
 * Everything a partner tells of a design (commerce 3); a draft may leave any of it open: '' and null are “not yet”.
 * Square metres, đồng.
 */
export type DesignContent = {
  readonly name: ItemWords;
  readonly summary: ItemWords;
  readonly description: ItemWords;
  readonly design_type: string;
  readonly house_type: string;
  readonly style: string;
  readonly area: number | null;
  /** How its rooms lie; nothing of a room by itself. */
  readonly plan_type: string;
  readonly price: number | null;
  /** The first is the cover. */
  readonly pictures: readonly string[];
  readonly rooms: readonly DesignRoomContent[];
  /** A drawing of each floor, from below. */
  readonly plans: readonly string[];
  readonly files: readonly DesignFileContent[];
};

export type DesignField = keyof DesignContent;

const noWords: ItemWords = { vi: '', en: '', ko: '' };

/** Where a new design begins. */
export const blankDesign: DesignContent = {
  name: noWords,
  summary: noWords,
  description: noWords,
  design_type: '',
  house_type: '',
  style: '',
  area: null,
  plan_type: '',
  price: null,
  pictures: [],
  rooms: [],
  plans: [],
  files: [],
};

/** Where a new room begins. */
export const blankRoom: DesignRoomContent = {
  room_id: null,
  room_type: '',
  area: null,
  pictures: [],
  pieces: [],
  panorama: null,
  place: null,
};

/** In the order in which they are told. */
export const designFields = Object.keys(blankDesign) as DesignField[];

const squareMetres = () => numberField({ positive: true, max: 1_000_000 });

const roomSchema = z.object({
  room_type: choiceField(ownRoomTypes),
  area: squareMetres(),
  pictures: imagesField(1, designLimits.roomPictures),
});

const designSchema = z.object({
  name: textField(),
  summary: textField('validation.required', 500),
  description: longTextField('validation.required'),
  design_type: choiceField(ownDesignTypes),
  house_type: choiceField(sharedHouseTypes),
  style: choiceField(designStyles),
  area: squareMetres(),
  price: moneyField({ positive: true, max: designLimits.mostPrice }),
  pictures: imagesField(1, designLimits.pictures),
  rooms: z.array(roomSchema),
  files: z.array(z.object({ title: textField('validation.required', 120) })),
});

const planTypeSchema = z.object({ plan_type: choiceField(ownPlanTypes) });

/** What keeps a design from being sent: a field or a part of one (`rooms.1.area`), and the message of the documents. */
export type DesignFault = { readonly field: string; readonly message: MessageId };

/** The field that a fault is said at. */
export const fieldOfFault = ({ field }: Pick<DesignFault, 'field'>): DesignField =>
  field.split('.')[0] as DesignField;

/** Everything that is missing or wrong before a design can be sent, in the order of the fields, one fault a place. */
export function designFaults(content: DesignContent): readonly DesignFault[] {
  const { name, summary, description, ...rest } = content;
  const judged = designSchema.safeParse({
    ...rest,
    name: name.vi,
    summary: summary.vi,
    description: description.vi,
  });
  const found = new Map<string, MessageId>();
  for (const { path, message } of judged.error?.issues ?? []) {
    const field = path.slice(0, 3).join('.');
    if (!found.has(field) && isMessageId(message)) found.set(field, message);
  }
  // A room by itself lies to no other; everything else is looked for by how its rooms lie.
  if (content.design_type !== 'by-room') {
    const [issue] = planTypeSchema.safeParse(content).error?.issues ?? [];
    if (issue !== undefined && isMessageId(issue.message)) found.set('plan_type', issue.message);
  }
  if (content.rooms.length === 0) found.set('rooms', 'validation.required');
  else if (
    content.rooms.length > (content.design_type === 'by-room' ? 1 : designLimits.rooms) ||
    content.rooms.some(({ pieces }) => pieces.length > designLimits.roomPieces)
  )
    found.set('rooms', 'validation.number.too-large');
  for (const [place, room] of content.rooms.entries())
    if (!found.has('area') && (room.area ?? 0) > (content.area ?? 0))
      found.set(`rooms.${place}.area`, 'validation.number.too-large');
  return designFields.flatMap((field) =>
    [...found]
      .filter(([place]) => fieldOfFault({ field: place }) === field)
      .map(([place, message]) => ({ field: place, message })),
  );
}

/** Whether a picture can be one of a room all around: twice as wide as high (a pixel is forgiven), and wide enough to look about in. */
export const isAllAround = ({ width, height }: { width: number; height: number }): boolean =>
  width >= designLimits.panoramaWidth && Math.abs(width - 2 * height) <= 2;

/** The rooms without the places on drawings that the design has no more. */
export const placedOn = <R extends Pick<DesignRoomContent, 'place'>>(
  plans: readonly string[],
  rooms: readonly R[],
): R[] =>
  rooms.map((room) =>
    room.place === null || plans.includes(room.place.plan) ? room : { ...room, place: null },
  );

/** Fields that differ between two versions. Each is something that buyers rely on, so each waits for staff. */
export function designChanges(live: DesignContent, asked: DesignContent): readonly DesignField[] {
  return designFields.filter((field) => !isSame(live[field], asked[field]));
}

/** Every upload that a content names, each once: pictures, plans and documents. */
export const designAddresses = ({
  pictures,
  rooms,
  plans,
  files,
}: Pick<DesignContent, 'pictures' | 'rooms' | 'plans' | 'files'>): readonly string[] => [
  ...new Set([
    ...pictures,
    ...rooms.flatMap(({ pictures: own, panorama }) =>
      panorama === null ? own : [...own, panorama],
    ),
    ...plans,
    ...files.map(({ file }) => file),
  ]),
];

export const designFieldLabels: Readonly<Record<DesignField, Text>> = {
  name: { vi: 'Tên thiết kế', en: 'Name of the design', ko: '디자인 이름' },
  summary: { vi: 'Giới thiệu ngắn', en: 'In short', ko: '한 줄 소개' },
  description: { vi: 'Mô tả', en: 'Description', ko: '설명' },
  design_type: { vi: 'Loại thiết kế', en: 'Kind of design', ko: '디자인 유형' },
  house_type: { vi: 'Loại nhà', en: 'Kind of home', ko: '주택 유형' },
  style: { vi: 'Phong cách', en: 'Style', ko: '스타일' },
  area: { vi: 'Diện tích', en: 'Area', ko: '면적' },
  plan_type: { vi: 'Kiểu mặt bằng', en: 'Kind of plan', ko: '평면 유형' },
  price: { vi: 'Giá bán', en: 'Price', ko: '판매가' },
  pictures: { vi: 'Ảnh phối cảnh', en: 'Pictures', ko: '투시도' },
  rooms: { vi: 'Các phòng', en: 'Rooms', ko: '공간' },
  plans: { vi: 'Mặt bằng', en: 'Floor plans', ko: '평면도' },
  files: { vi: 'Hồ sơ kèm theo', en: 'Documents', ko: '첨부 문서' },
};

export const designFileLabels: Readonly<Record<DesignFileKind, Text>> = {
  plan: { vi: 'Bản vẽ 2D', en: '2D drawings', ko: '2D 도면' },
  materials: { vi: 'Danh mục vật liệu', en: 'Material list', ko: '자재 목록' },
  estimate: { vi: 'Dự toán', en: 'Cost estimate', ko: '견적서' },
};

export const ownDesignTypeLabels: Readonly<Record<(typeof ownDesignTypes)[number], Text>> = {
  'whole-unit': { vi: 'Cả căn', en: 'Whole home', ko: '전체 공간' },
  'by-room': { vi: 'Từng phòng', en: 'One room', ko: '단일 공간' },
};

export const ownPlanTypeLabels: Readonly<Record<(typeof ownPlanTypes)[number], Text>> = {
  'open-plan': { vi: 'Không gian mở', en: 'Open plan', ko: '오픈형' },
  'separate-rooms': { vi: 'Phòng riêng', en: 'Separate rooms', ko: '분리형' },
  'multi-floor': { vi: 'Nhiều tầng', en: 'Several floors', ko: '복층형' },
};
