import { listSavedProducts, sessionAtom } from '@hien/api';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { readPageNumber } from '../parts/page-number.ts';
import { BookmarkView } from './BookmarkView.tsx';

/** What the member saved. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const { tokenCommerce } = useAtomValue(sessionAtom);
  const saved = useCall(
    listSavedProducts,
    { page, limit: 24 },
    { enabled: tokenCommerce !== null },
  );
  return (
    <>
      <PageHead
        title={text('my-page.bookmark.title')}
        description={text('my-page.bookmark.lead')}
        hidden
      />
      <AreaMessages area="shop">
        <BookmarkView saved={saved} page={page} />
      </AreaMessages>
    </>
  );
}
