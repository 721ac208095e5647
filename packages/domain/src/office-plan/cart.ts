import { type OfficeModule, officeModule, officeModules } from './modules.ts';
import type { PlacedModule } from './placed.ts';
import { collisionOf } from './placement.ts';
import { type OfficeProject, floorOf } from './project.ts';
import { rulesOf } from './rules.ts';
import { moduleLines } from './total.ts';

/** Most of one kind of module in a project. */
export const mostOfModule = 999;

/** One kind of module of a project: how many stand on the plan, and how many are wanted beside it. */
export type OfficeCartLine = {
  readonly module: OfficeModule;
  readonly placed: number;
  readonly beside: number;
  readonly quantity: number;
  /** Đồng, VAT included. */
  readonly amount: number;
};

/** A project's modules by kind, in the order of the catalogue. */
export const cartLines = (project: OfficeProject): readonly OfficeCartLine[] =>
  moduleLines(project).flatMap(({ id, quantity, amount }) => {
    const module = officeModule(id);
    if (module === undefined) return [];
    const placed = project.modules.filter((one) => one.module === id).length;
    return [{ module, placed, beside: quantity - placed, quantity, amount }];
  });

const withBeside = (
  more: OfficeProject['more'],
  id: string,
  quantity: number,
): OfficeProject['more'] => {
  const others = more.filter(({ module }) => module !== id);
  return quantity <= 0
    ? others
    : [...others, { module: id, quantity: Math.min(mostOfModule, quantity) }];
};

/** So many of a module: what is more is wanted beside the plan; what is fewer goes from beside it first, then the last ones placed. */
export function withQuantity(project: OfficeProject, id: string, quantity: number): OfficeProject {
  const wanted = Math.max(0, Math.min(mostOfModule, quantity));
  const placed = project.modules.filter((one) => one.module === id).length;
  let left = Math.min(wanted, placed);
  return {
    ...project,
    modules: project.modules.filter((one) => one.module !== id || (left -= 1) >= 0),
    more: withBeside(project.more, id, wanted - placed),
  };
}

/** Other modules of the same kind of use, the nearest in price first. */
export const insteadOf = ({ id, group, price }: OfficeModule): readonly OfficeModule[] =>
  officeModules
    .filter((one) => one.group === group && one.id !== id)
    .sort((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price));

/**
 * Another module in place of one. It stands where the former stood; where it does not fit, it is wanted beside the plan.
 * @returns the project, and how many found no place
 */
export function exchanged(
  project: OfficeProject,
  id: string,
  other: string,
): { readonly project: OfficeProject; readonly beside: number } {
  const floor = floorOf(project);
  const rules = rulesOf(project, project.density);
  const [kept, leaving] = [
    project.modules.filter(({ module }) => module !== id),
    project.modules.filter(({ module }) => module === id),
  ];
  const standing: PlacedModule[] = [...kept];
  for (const [at, one] of leaving.entries()) {
    const next = { ...one, module: other };
    // Those that still wait for their turn keep their places, so that nothing is put on them.
    const waiting = leaving.slice(at + 1);
    if (collisionOf(next, [...standing, ...waiting], floor, rules) === null) standing.push(next);
  }
  const beside = leaving.length - (standing.length - kept.length);
  const besideOf = (module: string) =>
    project.more.find((one) => one.module === module)?.quantity ?? 0;
  return {
    beside,
    project: {
      ...project,
      modules: standing,
      more: withBeside(
        withBeside(project.more, id, 0),
        other,
        besideOf(other) + besideOf(id) + beside,
      ),
    },
  };
}
