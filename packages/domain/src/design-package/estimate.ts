import type { BasisPoints, VatRate } from '../money/vat.ts';
import { limits } from '../constants.ts';
import type { Style } from '../vocabulary/homes.ts';
import { type FinishLevel, type RoomKind, type WorkGroup, type WorkUnit, works } from './works.ts';

/** A room of a package. Area in square metres. */
export type PackageRoom = {
  readonly id: string;
  readonly kind: RoomKind;
  readonly area: number;
};

/** A piece of the shop that stands in a design; price in đồng for one, VAT included. */
export type PackagePiece = {
  readonly productId: number;
  readonly quantity: number;
  readonly price: number;
};

/** One line of the material list: so much of a work in a room. */
export type MaterialLine = {
  readonly roomId: string;
  readonly code: string;
  readonly group: WorkGroup;
  readonly unit: WorkUnit;
  /** In tenths of the unit, rounded up, so that amounts stay whole đồng. */
  readonly tenths: number;
};

/** One line of the estimate: all of a work in the home. Money in đồng without VAT. */
export type EstimateLine = Omit<MaterialLine, 'roomId'> & {
  readonly unitPrice: number;
  readonly amount: number;
};

export type Estimate = {
  readonly lines: readonly EstimateLine[];
  /** Works without VAT, the tax on them, and both. */
  readonly net: number;
  readonly vatRate: BasisPoints;
  readonly vat: number;
  readonly works: number;
  /** Pieces of the shop at today's prices, VAT included. */
  readonly pieces: number;
  readonly total: number;
};

/** VAT on works: 8 % until the end of 2026, then 10 % again. */
export const constructionVat: readonly VatRate[] = [
  { from: '2023-07-01', until: '2026-12-31', rate: 800 },
  { from: '2027-01-01', until: null, rate: 1_000 },
];

/** The perimeter of a room one and a half times as long as it is wide, metres. */
const perimeterOf = (area: number): number => 5 * Math.sqrt(area / 1.5);

/** What is needed in each room, in the order of the rooms and of an estimate. */
export function materialList(rooms: readonly PackageRoom[]): MaterialLine[] {
  return rooms.flatMap(({ id, kind, area }) => {
    const measures = { kind, area, perimeter: perimeterOf(area) };
    return works.flatMap(({ code, group, unit, quantity }): MaterialLine[] => {
      // The smallest fraction that binary numbers add is no tenth more.
      const tenths = Math.ceil(quantity(measures) * 10 - 1e-6);
      return tenths > 0 ? [{ roomId: id, code, group, unit, tenths }] : [];
    });
  });
}

/**
 * What building a design costs: the material list summed over the rooms at the unit prices of its level, VAT once on the
 * sum, and the pieces at their prices. Null above 500 m², where it is made on request (D95).
 */
export function estimate(
  design: {
    readonly rooms: readonly PackageRoom[];
    readonly level: FinishLevel;
    readonly pieces: readonly PackagePiece[];
  },
  vatRate: BasisPoints,
): Estimate | null {
  const area = design.rooms.reduce((sum, room) => sum + room.area, 0);
  if (area > limits.largeAreaAboveM2) return null;
  const needed = Map.groupBy(materialList(design.rooms), ({ code }) => code);
  const lines = works.flatMap(({ code, group, unit, price }): EstimateLine[] => {
    const tenths = (needed.get(code) ?? []).reduce((sum, line) => sum + line.tenths, 0);
    const unitPrice = price[design.level];
    return tenths === 0
      ? []
      : [{ code, group, unit, tenths, unitPrice, amount: (tenths * unitPrice) / 10 }];
  });
  const net = lines.reduce((sum, line) => sum + line.amount, 0);
  const vat = Math.round((net * vatRate) / 10_000);
  const pieces = design.pieces.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { lines, net, vatRate, vat, works: net + vat, pieces, total: net + vat + pieces };
}

const million = 1_000_000;

/** What contractors may ask for the works, to the million: five per cent below the estimate to fifteen above. */
export function constructionRange({ works: sum }: Pick<Estimate, 'works'>): {
  readonly from: number;
  readonly to: number;
} {
  return {
    from: Math.floor((sum * 0.95) / million) * million,
    to: Math.ceil((sum * 1.15) / million) * million,
  };
}

/** The level a style is drawn in. */
export function levelOf(style: Style): FinishLevel {
  if (style === 'luxury') return 'select';
  return style === 'industrial' || style === 'scandinavian' ? 'plain' : 'fine';
}
