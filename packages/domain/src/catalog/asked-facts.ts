import {
  type ApplianceFault,
  type TypedFacts,
  factFaults,
  factsIn,
  hasFacts,
  noFacts,
} from './appliance-facts.ts';
import {
  type PackFault,
  type TypedPack,
  hasPack,
  noPack,
  packFaults,
  packIn,
} from './pack-facts.ts';

/** What goods of a category are asked for beside what all goods tell; null for nothing more. */
export type AskedFacts = 'appliance' | 'pack' | null;

const bySlug: ReadonlyMap<string, AskedFacts> = new Map([
  ['appliances', 'appliance'],
  ['finishes', 'pack'],
]);

/** By the category's slug: its shop types these facts, and an item is not sent without them. */
export const askedFacts = ({ slug }: { readonly slug?: string | undefined }): AskedFacts =>
  bySlug.get(slug ?? '') ?? null;

/** All that some category asks for. */
export type CategoryFacts = TypedFacts & TypedPack;

export const noCategoryFacts: CategoryFacts = { ...noFacts, ...noPack };

/** The facts that something has and goods of such a category do not. */
export const factsBeside = (facts: CategoryFacts, asked: AskedFacts): Partial<CategoryFacts> => ({
  ...(asked !== 'appliance' && hasFacts(facts) ? factsIn(facts) : {}),
  ...(asked !== 'pack' && hasPack(facts) ? packIn(facts) : {}),
});

/** What keeps the facts from being sent with an item of such a category. */
export const categoryFaults = (
  facts: CategoryFacts,
  asked: AskedFacts,
): readonly (ApplianceFault | PackFault)[] => [
  ...factFaults(facts, asked === 'appliance'),
  ...packFaults(facts, asked === 'pack'),
];
