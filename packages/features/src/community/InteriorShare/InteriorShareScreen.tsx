import { getModerationNumbers } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { lazyIsland } from '../../shared/async/lazy-island.ts';
import { Island } from '../../shared/async/Island.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { rulesAddress } from '../../shared/comments/rules-href.ts';
import { SharesPage, prefetchShares } from './SharesPage.tsx';
import { RulesSkeleton } from './rules/RulesSkeleton.tsx';

const rules = lazyIsland(
  'packages/features/src/community/InteriorShare/rules/RulesPage.tsx',
  async () => (await import('./rules/RulesPage.tsx')).RulesPage,
);

export const prefetch: Prefetch = (asked) => {
  if (!rulesAddress.read(asked.search).rules) return prefetchShares(asked);
  asked.want(getModerationNumbers);
};

const everything = {};

/** The homes that members show: the first page; or the rules that they and what is said below them keep to. */
export function Screen() {
  return useAddress(rulesAddress).url.rules ? (
    <Island island={rules} props={everything} fallback={<RulesSkeleton />} />
  ) : (
    <SharesPage params={everything} />
  );
}
