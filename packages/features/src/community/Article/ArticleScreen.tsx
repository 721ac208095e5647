import { useAddress } from '../../shared/address/useAddress.ts';
import { Island } from '../../shared/async/Island.tsx';
import { lazyIsland } from '../../shared/async/lazy-island.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { ArticlesPage, prefetchArticles } from './ArticlesPage.tsx';
import { LetterSkeleton } from './letter/LetterSkeleton.tsx';
import { letterAddress } from './letter/letter-address.ts';

const letter = lazyIsland(
  'packages/features/src/community/Article/letter/LetterPage.tsx',
  async () => (await import('./letter/LetterPage.tsx')).LetterPage,
);

export const prefetch: Prefetch = (asked) =>
  letterAddress.read(asked.search).newsletter === undefined ? prefetchArticles(asked) : undefined;

const everything = {};
const asks = { confirm: { ask: 'confirm' }, leave: { ask: 'leave' } } as const;

/** The magazine: the newest of every kind; or what a mail of its letter asks. */
export function Screen() {
  const { newsletter } = useAddress(letterAddress).url;
  return newsletter === undefined ? (
    <ArticlesPage params={everything} />
  ) : (
    <Island island={letter} props={asks[newsletter]} fallback={<LetterSkeleton />} />
  );
}
