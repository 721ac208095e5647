import type { OfficePlan } from '@hien/api';
import { alternatives, emptyProject, readProject } from '@hien/domain/office-plan';

/** The ways to furnish a sample floor by the rules; none for a plan that is no plan. */
export function sampleLayouts({ id, width, height, scale, rooms, doors }: OfficePlan) {
  const project = readProject({
    ...emptyProject,
    plan: { kind: 'sample', id },
    width,
    height,
    scale,
    rooms,
    doors,
    doorsSeen: true,
  });
  return project === null ? [] : alternatives(project);
}
