import {
  type ApplianceKind,
  type Niche,
  type RoomMeasures,
  type Surface,
  isApplianceKind,
  nicheLacks,
  packsFor,
  surfaceArea,
} from '@hien/domain';
import { type LayeredRoom, layeredRooms, renderedRooms } from '@hien/pictures/layered';
import type { RoomScene, SceneLayer, SlotName, roomOptions } from '../../db/schema/room-by-room.ts';
import type { RoomType } from '../../db/schema/vocabulary.ts';
import type { CategoryKey } from '../content/categories.ts';
import { projectStyles } from '../content/projects.ts';
import { type CatalogueEntry, entries, firstOfModel } from './catalogue-content.ts';
import { applianceOf } from './product-facts.ts';
import { sizeOf } from './product-texts.ts';

export type OptionRow = typeof roomOptions.$inferInsert;
/** The options of the shop's products, of which a piece is one. */
export type Variant = { id?: number; productId: number; stock?: number };

type Offer = {
  slot: SlotName;
  options: Omit<OptionRow, 'roomId' | 'slot' | 'slotPosition' | 'position'>[];
};

const described = new Map(layeredRooms().map((room) => [room.id, room]));
const rendered = new Map(renderedRooms().map((room) => [room.id, room]));

/** Which layered room shows a room of that type; living rooms take turns. */
function sceneOf(room: RoomType, unit: number): string | null {
  switch (room) {
    case 'living-room':
      return unit % 2 === 0 ? 'living-2' : 'living-1';
    case 'living-kitchen':
      return 'living-2';
    case 'master-room':
      return 'bedroom-1';
    case 'bedroom':
      return 'bedroom-2';
    case 'kitchen':
      return 'kitchen-1';
    case 'multipurpose':
      return 'office-home';
    default:
      return null;
  }
}

/** Around a kitchen's table, and around the one of the villa's dining room. */
const chairsAtTable: Partial<Record<RoomType, number>> = { kitchen: 4, other: 6 };

/** How many of a piece a family buys for the room. */
const quantityOf = (slot: SlotName, room: RoomType): number =>
  slot === 'chair' ? (chairsAtTable[room] ?? 1) : 1;

const styleIdsOf = ({ piece }: CatalogueEntry): number[] =>
  projectStyles.flatMap(({ look }, index) =>
    piece.styles.some((style) => style === look) ? [index + 1] : [],
  );

/** The neutral finish is the modern and the Scandinavian look, the neo-classic and the Japandi one; others take the darker ones. */
const finishStyles = [
  [1, 2, 8, 9],
  [3, 6, 7],
  [4, 5],
] as const;

const slotByCategory: Readonly<Record<CategoryKey, SlotName>> = {
  sofas: 'sofa',
  tables: 'table',
  chairs: 'chair',
  beds: 'bed',
  storage: 'shelf',
  lighting: 'lamp',
  decor: 'decor',
  'kitchen-bath-veranda': 'bath',
  // By what it does.
  appliances: 'decor',
  // None of them stands in a picture.
  finishes: 'decor',
};

/** An appliance's slot says what it does; whatever else is drawn keeps the name of its layers. */
const slotOf = (drawn: string, models: readonly string[]): SlotName =>
  models
    .flatMap((model) => firstOfModel.get(model)?.piece.appliance?.kind ?? [])
    .find(isApplianceKind) ?? (drawn as SlotName);

/** Other models that a family buys in a product's place, as the first word of their ids tells. */
function othersOfKind(productId: number): CatalogueEntry[] {
  const entry = entries[productId - 1];
  const kindOf = ({ model }: CatalogueEntry) => model.id.split('-')[0];
  return entry === undefined
    ? []
    : [...firstOfModel.values()].filter(
        (other) => other.id !== productId && kindOf(other) === kindOf(entry),
      );
}

/** Every edition of the appliances of a kind: those that the niche takes come first. */
function appliancesFor(
  kind: ApplianceKind,
  niche: Niche,
): { entry: CatalogueEntry; fits: boolean }[] {
  return entries
    .flatMap((entry) => {
      const facts = applianceOf(entry);
      if (facts?.kind !== kind) return [];
      const { w, d, h } = sizeOf(entry);
      const size = { width: w * 10, depth: d * 10, height: h * 10 };
      return [{ entry, fits: nicheLacks(size, facts, niche).length === 0 }];
    })
    .toSorted((a, b) => Number(b.fits) - Number(a.fits));
}

/** What can stand in a room: the slots of its layered room, or the pieces of its pictures by kind. */
export class RoomOptions {
  readonly rows: OptionRow[] = [];
  readonly #variants = new Map<number, Variant>();

  constructor(variants: readonly Variant[]) {
    for (const variant of variants) {
      const known = this.#variants.get(variant.productId);
      // The first one that is left, else the first.
      if (known === undefined || ((known.stock ?? 0) === 0 && (variant.stock ?? 0) > 0))
        this.#variants.set(variant.productId, variant);
    }
  }

  /** Writes the room's options and answers its scene, when that is rendered. */
  add(
    room: { id: number; type: RoomType; unit: number; measures: RoomMeasures },
    looks: readonly { styleId: number; products: readonly { productId: number }[] }[],
  ): RoomScene | null {
    const scene = sceneOf(room.type, room.unit);
    const offers =
      scene === null ? this.#fromLooks(looks, room.type) : this.#fromScene(scene, room);
    offers.forEach(({ slot, options }, slotPosition) => {
      options.forEach((option, position) => {
        this.rows.push({
          id: this.rows.length + 1,
          roomId: room.id,
          slot,
          slotPosition,
          position,
          ...option,
        });
      });
    });
    const shown = scene === null ? undefined : rendered.get(scene);
    return shown === undefined ? null : stored(shown);
  }

  /**
   * Offers what can stand in the room's niches, the first that fits as every style has it. A slot that its scene shows already
   * stays as it is.
   */
  addAppliances(
    room: { id: number; type: RoomType },
    niches: Partial<Record<ApplianceKind, Niche>>,
  ): void {
    const there = this.rows.filter(({ roomId }) => roomId === room.id);
    let slotPosition = Math.max(-1, ...there.map((row) => row.slotPosition));
    for (const [kind, niche] of Object.entries(niches)) {
      if (!isApplianceKind(kind) || there.some(({ slot }) => slot === kind)) continue;
      slotPosition += 1;
      appliancesFor(kind, niche).forEach(({ entry }, position) => {
        this.rows.push({
          id: this.rows.length + 1,
          roomId: room.id,
          slot: kind,
          slotPosition,
          position,
          ...this.#piece(entry, kind, room.type),
          styleIds: position === 0 ? projectStyles.map((_, index) => index + 1) : [],
        });
      });
    }
  }

  #fromScene(id: string, { type, measures }: { type: RoomType; measures: RoomMeasures }): Offer[] {
    const choices = described.get(id);
    if (choices === undefined) throw new Error(`no layered room ${id}`);
    const pictures = rendered.get(id);
    const surface = (slot: Surface, models: readonly string[]): Offer => ({
      slot,
      options: models.map((model, index) => {
        const entry = firstOfModel.get(model);
        const sold = entry?.piece.surface;
        if (entry === undefined || sold === undefined) throw new Error(`${model} covers nothing`);
        const coverage = { room: surfaceArea(slot, measures), pack: sold.covers };
        return {
          ...this.#piece(entry, slot, type),
          color: sold.color,
          coverage,
          quantity: packsFor(coverage),
          styleIds: [...(finishStyles[index] ?? [])],
          layer: wholeLayer(pictures, slot, model),
        };
      }),
    });
    return [
      surface('wall', choices.walls),
      surface('floor', choices.floors),
      ...choices.slots.map(({ slot, products }) => ({
        slot: slotOf(slot, products),
        options: products.flatMap((model) => {
          const entry = firstOfModel.get(model);
          return entry === undefined
            ? []
            : [
                {
                  ...this.#piece(entry, slotOf(slot, products), type),
                  layer: layerOf(pictures, slot, model),
                },
              ];
        }),
      })),
    ];
  }

  /** The pieces standing in the room's pictures, each kind a slot. */
  #fromLooks(
    looks: readonly { styleId: number; products: readonly { productId: number }[] }[],
    type: RoomType,
  ): Offer[] {
    const slots = new Map<SlotName, Map<number, number[]>>();
    for (const { styleId, products } of looks)
      for (const { productId } of products) {
        const entry = entries[productId - 1];
        if (entry === undefined) continue;
        const slot = slotByCategory[entry.model.category];
        const options = slots.get(slot) ?? new Map<number, number[]>();
        slots.set(slot, options.set(productId, [...(options.get(productId) ?? []), styleId]));
      }
    // One look alone would leave nothing to choose: others of the kind are offered behind its pieces.
    if (looks.length === 1)
      for (const options of slots.values())
        for (const { id } of [...options.keys()].flatMap(othersOfKind))
          if (options.size < 5 && !options.has(id)) options.set(id, []);
    return [...slots].map(([slot, options]) => ({
      slot,
      options: [...options].slice(0, 6).flatMap(([productId, styleIds]) => {
        const entry = entries[productId - 1];
        return entry === undefined ? [] : [{ ...this.#piece(entry, slot, type), styleIds }];
      }),
    }));
  }

  #piece(entry: CatalogueEntry, slot: SlotName, type: RoomType) {
    return {
      productId: entry.id,
      variantId: this.#variants.get(entry.id)?.id ?? null,
      quantity: quantityOf(slot, type),
      styleIds: styleIdsOf(entry),
    };
  }
}

const stored = ({
  id,
  width,
  height,
  color,
  placeholder,
  alt,
  shaded,
}: LayeredRoom): RoomScene => ({
  path: `layers/${id}`,
  width,
  height,
  color,
  placeholder,
  alt,
  ...(shaded !== undefined && { shaded: shaded as SlotName }),
});

/** What is told by the slots of the picture, by those of the home. */
const bySlotName = <T>({ slots }: LayeredRoom, values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    slots.flatMap(({ slot, options }) => {
      const value = values[slot];
      const products = options.map(({ product }) => product);
      return value === undefined ? [] : [[slotOf(slot, products), value] as const];
    }),
  );

function wholeLayer(room: LayeredRoom | undefined, slot: Surface, name: string): SceneLayer | null {
  if (room === undefined) return null;
  const there = slot === 'wall' ? room.walls : room.floors;
  if (!there.includes(name)) return null;
  const light = slot === 'wall' ? room.light?.[name] : undefined;
  return {
    name,
    box: [0, 0, room.width, room.height],
    ...(light !== undefined && { light: bySlotName(room, light) }),
  };
}

function layerOf(room: LayeredRoom | undefined, slot: string, product: string): SceneLayer | null {
  const option = room?.slots
    .find((one) => one.slot === slot)
    ?.options.find((one) => one.product === product);
  return option === undefined ? null : { name: `${slot}-${product}`, box: option.box };
}
