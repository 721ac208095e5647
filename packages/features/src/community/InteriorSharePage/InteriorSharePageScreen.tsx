import { paths } from '@hien/domain/routes';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { SharesPage } from '../InteriorShare/SharesPage.tsx';

export { prefetchShares as prefetch } from '../InteriorShare/SharesPage.tsx';

/** A further page of the shared homes. */
export function Screen() {
  return <SharesPage params={useRouteParams(paths.interiorSharePage)} />;
}
