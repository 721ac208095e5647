import { type AdPlan, adPlans, limits } from '@hien/domain';

/** Kinds of bought places, as a profile names them: the two plans, and the weekly auction. */
export const adKinds = [...adPlans, 'premium'] as const;
export type AdKind = AdPlan | 'premium';

export const isAdKind = (kind: string): kind is AdKind => adKinds.some((one) => one === kind);

/** The first position of a kind: where the example stands for who has no place of it. */
export const firstOf = (kind: AdKind): number =>
  kind === 'premium' ? 1 : limits.ad[kind].firstPosition;
