import { EssaysPage } from './EssaysPage.tsx';

export { prefetchEssays as prefetch } from './EssaysPage.tsx';

const everything = {};

/** The newest essays. */
export function Screen() {
  return <EssaysPage params={everything} />;
}
