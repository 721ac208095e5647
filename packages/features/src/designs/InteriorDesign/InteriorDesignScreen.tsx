import { getContractor, listDesigns } from '@hien/api';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { DesignsPage } from './DesignsPage.tsx';
import { designAddress, designsInput } from './design-query.ts';

export const prefetch: Prefetch = ({ want, search }) => {
  const query = designAddress.read(search);
  want(listDesigns, designsInput(query, 1));
  // Its name stands on the chip.
  if (query.company !== null) want(getContractor, { contractor_id: query.company });
};

/** The designs on sale, as anybody sees them: the first page. */
export function Screen() {
  return <DesignsPage page={1} />;
}
