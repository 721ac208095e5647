import type { ShareDetail } from '@hien/api';
import { SkeletonText } from '@hien/ui';
import { Island } from '../../shared/async/Island.tsx';
import { lazyIsland } from '../../shared/async/lazy-island.ts';
import { tellOpened } from '../../shared/homes/piece-acts.ts';
import { BuyPieces } from './BuyPieces.tsx';
import { HomeActions } from './HomeActions.tsx';
import { HomeBody } from './HomeBody.tsx';
import { RelatedHomes } from './RelatedHomes.tsx';

const comments = lazyIsland(
  'packages/features/src/shared/comments/Comments.tsx',
  async () => (await import('../../shared/comments/Comments.tsx')).Comments,
);

/** A home with what its readers can do, what they say of it, and homes like it. */
export function Home({ share }: { share: ShareDetail }) {
  return (
    <>
      <HomeBody
        share={share}
        actions={<HomeActions share={share} />}
        buy={<BuyPieces share={share} />}
        onOpenPiece={(piece) => tellOpened(share.id, piece)}
      />
      <Island
        island={comments}
        props={{ below: { shareId: share.id, designId: null }, count: share.comments }}
        fallback={<SkeletonText lines={8} />}
      />
      <RelatedHomes homes={share.related} />
    </>
  );
}
