import type { Text } from '../language/language.ts';
import { splitVat } from '../money/vat.ts';
import { officeModule } from './modules.ts';
import { type PlacedModule, deskCount } from './placed.ts';
import { type OfficeProject, areaOf, floorOf } from './project.ts';

export const officeWorks = ['flooring', 'painting', 'lighting', 'power', 'network'] as const;
export type OfficeWork = (typeof officeWorks)[number];

/** What is built besides the modules: đồng for one unit, VAT included, and what it is counted by. */
export const officeWorkRates: Readonly<
  Record<OfficeWork, { readonly by: 'area' | 'desk'; readonly price: number; readonly name: Text }>
> = {
  flooring: {
    by: 'area',
    price: 420_000,
    name: {
      vi: 'Thảm tấm, len chân tường',
      en: 'Carpet tiles and skirting',
      ko: '카펫 타일·걸레받이',
    },
  },
  painting: {
    by: 'area',
    price: 135_000,
    name: { vi: 'Sơn tường, trần', en: 'Painting of walls and ceilings', ko: '벽·천장 도장' },
  },
  lighting: {
    by: 'area',
    price: 310_000,
    name: {
      vi: 'Đèn văn phòng 500 lux',
      en: 'Office lighting of 500 lux',
      ko: '500럭스 사무 조명',
    },
  },
  power: {
    by: 'desk',
    price: 1_250_000,
    name: { vi: 'Điện đến bàn', en: 'Power to the desk', ko: '책상 전원 공사' },
  },
  network: {
    by: 'desk',
    price: 980_000,
    name: { vi: 'Mạng Cat6 đến bàn', en: 'Cat6 network to the desk', ko: '책상 Cat6 네트워크' },
  },
};

/** A line of what an office costs. `unit` says what `quantity` counts. */
export type OfficeLine = {
  readonly id: string;
  readonly name: Text;
  readonly unit: 'piece' | 'area' | 'desk';
  readonly quantity: number;
  /** Đồng for one, VAT included. */
  readonly price: number;
  readonly amount: number;
};

export type OfficeTotal = {
  readonly lines: readonly OfficeLine[];
  readonly net: number;
  readonly vat: number;
  /** Đồng, VAT included: the sum of the lines. */
  readonly total: number;
};

/** The rate of VAT in an estimate, in hundredths of a per cent. */
export const officeVatRate = 800;

const placedCounts = (project: Pick<OfficeProject, 'modules' | 'more'>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { module } of project.modules) counts.set(module, (counts.get(module) ?? 0) + 1);
  for (const { module, quantity } of project.more)
    counts.set(module, (counts.get(module) ?? 0) + quantity);
  return counts;
};

/** What a project's modules cost, one line a kind of module, in the order of the catalogue's groups. */
export function moduleLines(
  project: Pick<OfficeProject, 'modules' | 'more'>,
): readonly OfficeLine[] {
  return [...placedCounts(project)]
    .flatMap(([id, quantity]) => {
      const module = officeModule(id);
      return module === undefined ? [] : [{ module, quantity }];
    })
    .sort((a, b) => a.module.number - b.module.number)
    .map(({ module, quantity }) => ({
      id: module.id,
      name: module.name,
      unit: 'piece' as const,
      quantity,
      price: module.price,
      amount: module.price * quantity,
    }));
}

/** Adds lines up; tax is taken out of the sum once. */
export function totalOfLines(lines: readonly OfficeLine[], rate = officeVatRate): OfficeTotal {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, total, ...splitVat(total, rate) };
}

/** What a project costs as far as it can be counted: its modules, and the works in its rooms and at its desks. */
export function officeTotal(project: OfficeProject): OfficeTotal {
  const area = Math.ceil(areaOf(floorOf(project)));
  const desks = deskCount(allModules(project));
  const works = officeWorks.flatMap((work): OfficeLine[] => {
    const { by, price, name } = officeWorkRates[work];
    const quantity = by === 'area' ? area : desks;
    return quantity === 0
      ? []
      : [{ id: work, name, unit: by, quantity, price, amount: price * quantity }];
  });
  return totalOfLines([...moduleLines(project), ...works]);
}

/** Placed modules, and those beside the plan as if they were. */
export const allModules = ({ modules, more }: Pick<OfficeProject, 'modules' | 'more'>) => [
  ...modules,
  ...more.flatMap(({ module, quantity }) =>
    Array.from({ length: quantity }, (): PlacedModule => ({
      module,
      room: null,
      x: 0,
      y: 0,
      turn: 0,
    })),
  ),
];
