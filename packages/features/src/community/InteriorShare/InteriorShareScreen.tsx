import { SharesPage } from './SharesPage.tsx';

export { prefetchShares as prefetch } from './SharesPage.tsx';

const everything = {};

/** The homes that members show: the first page. */
export function Screen() {
  return <SharesPage params={everything} />;
}
