import { paths } from '@hien/domain/routes';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { EssaysPage } from '../Essay/EssaysPage.tsx';

export { prefetchEssays as prefetch } from '../Essay/EssaysPage.tsx';

/** A further page of the essays. */
export function Screen() {
  return <EssaysPage params={useRouteParams(paths.essayPage)} />;
}
