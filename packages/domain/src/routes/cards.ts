import type { Language } from '../language/language.ts';

/** Whose links are shown with a card. */
export const cardKinds = [
  'articles',
  'essays',
  'shared-homes',
  'designs',
  'design-rooms',
  'designers',
  'products',
  'contractors',
  'company-projects',
  'built-homes',
  'finished-homes',
  'projects',
] as const;
export type CardKind = (typeof cardKinds)[number];

/** Pixels of a card: what messengers and networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What is drawn on a card. */
export type CardContent = {
  readonly title: string;
  readonly picture: { readonly path: string; readonly name: string } | undefined;
  /** Đồng, where something is for sale. */
  readonly price?: number;
};

type RoomOfDesign = {
  readonly id: number;
  readonly name: string;
  readonly picture: { readonly path: string; readonly name: string };
};

/** The key of a room's card: the design, then the room. */
export const roomCardKey = (designId: number, roomId: number): string => `${designId}-${roomId}`;

/** What is drawn on the card of one room of a design; null once its design is no longer sold. */
export function roomCard(
  {
    title,
    is_on_sale,
    rooms,
  }: {
    readonly title: string;
    readonly is_on_sale: boolean;
    readonly rooms: readonly RoomOfDesign[];
  },
  roomId: number,
): CardContent | null {
  const room = rooms.find(({ id }) => id === roomId);
  return room === undefined || !is_on_sale
    ? null
    : { title: `${room.name} · ${title}`, picture: room.picture };
}

/** What is drawn on the card of what a company built. */
export const companyProjectCard = (project: {
  readonly name: string;
  readonly company: { readonly name: string };
  readonly pictures: readonly { readonly after: NonNullable<CardContent['picture']> }[];
}): CardContent => ({
  title: `${project.name} · ${project.company.name}`,
  picture: project.pictures[0]?.after,
});

/** To be counted up when cards are drawn in another way: the kept ones are then asked for no more. */
const look = 1;

/** `/vi/card/articles/12/1k3f9a0.jpg`; the name follows what is drawn, so that a changed card has another address. */
export const cardPath = (
  language: Language,
  kind: CardKind,
  key: string | number,
  content: CardContent,
): string =>
  `/${language}/card/${kind}/${encodeURIComponent(key)}/${cardVersion(content)}${cardExtension}`;

export const cardExtension = '.jpg';

export function cardVersion({ title, picture, price }: CardContent): string {
  const text = JSON.stringify([look, title, picture?.path, picture?.name, price]);
  return hash(text, 0x811c9dc5) + hash(text, 0x2f0b4a47);
}

/** FNV-1a: only to tell contents apart, and the same in browsers and servers without waiting. */
function hash(text: string, start: number): string {
  let sum = start;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36).padStart(7, '0');
}
