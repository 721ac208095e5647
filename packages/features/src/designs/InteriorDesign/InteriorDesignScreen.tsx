import { listDesigns } from '@hien/api';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { DesignsPage } from './DesignsPage.tsx';
import { designAddress, designsInput } from './design-query.ts';

export const prefetch: Prefetch = ({ want, search }) => {
  want(listDesigns, designsInput(designAddress.read(search), 1));
};

/** The designs on sale, as anybody sees them: the first page. */
export function Screen() {
  return <DesignsPage page={1} />;
}
