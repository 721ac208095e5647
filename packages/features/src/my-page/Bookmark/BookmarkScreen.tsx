import { listSavedProducts, sessionAtom } from '@hien/api';
import { useAtomValue } from 'jotai';
import { addressOf } from '../../shared/address/address.ts';
import { page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { BookmarkView } from './BookmarkView.tsx';

const address = addressOf({ page });

/** What the member saved. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(address);
  const { tokenCommerce } = useAtomValue(sessionAtom);
  const saved = useCall(
    listSavedProducts,
    { page: url.page, limit: 24 },
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
        <BookmarkView saved={saved} href={href} />
      </AreaMessages>
    </>
  );
}
