import {
  listSavedArticles,
  listSavedDesignRooms,
  listSavedDesigns,
  listSavedEssays,
  listSavedProducts,
  listSavedShares,
} from '@hien/api';
import type { ReactNode } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { BookmarkView, type SavedKind } from './BookmarkView.tsx';
import { SavedArticles } from './SavedArticles.tsx';
import { SavedDesignRooms } from './SavedDesignRooms.tsx';
import { SavedDesigns } from './SavedDesigns.tsx';
import { SavedEssays } from './SavedEssays.tsx';
import { SavedProducts } from './SavedProducts.tsx';
import { SavedShares } from './SavedShares.tsx';
import { useSession } from '../../shared/session/useSession.ts';

const address = addressOf({ page, kind: oneOf(['design', 'room', 'share', 'article', 'essay']) });

/** What the member saved: products, or another kind by the address. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(address);
  const { tokenCommerce } = useSession();
  const kind = url.kind ?? 'product';
  const input = { page: url.page, limit: 24 };
  const asked = (one: SavedKind) => ({ enabled: tokenCommerce !== null && kind === one });
  const saved = {
    product: useCall(listSavedProducts, input, asked('product')),
    design: useCall(listSavedDesigns, input, asked('design')),
    room: useCall(listSavedDesignRooms, input, asked('room')),
    share: useCall(listSavedShares, input, asked('share')),
    article: useCall(listSavedArticles, input, asked('article')),
    essay: useCall(listSavedEssays, input, asked('essay')),
  };
  const lists: Record<SavedKind, ReactNode> = {
    product: (
      <AreaMessages area="shop">
        <SavedProducts saved={saved.product} href={href} />
      </AreaMessages>
    ),
    design: (
      <AreaMessages area="designs">
        <SavedDesigns saved={saved.design} href={href} />
      </AreaMessages>
    ),
    room: (
      <AreaMessages area="designs">
        <SavedDesignRooms saved={saved.room} href={href} />
      </AreaMessages>
    ),
    share: (
      <AreaMessages area="community">
        <SavedShares saved={saved.share} href={href} />
      </AreaMessages>
    ),
    article: (
      <AreaMessages area="community">
        <SavedArticles saved={saved.article} href={href} />
      </AreaMessages>
    ),
    essay: (
      <AreaMessages area="community">
        <SavedEssays saved={saved.essay} href={href} />
      </AreaMessages>
    ),
  };
  return (
    <>
      <PageHead
        title={text('my-page.bookmark.title')}
        description={text('my-page.bookmark.lead')}
        hidden
      />
      <BookmarkView
        kind={kind}
        counts={saved[kind].data?.counts}
        href={(to) => href({ kind: to === 'product' ? undefined : to })}
      >
        {lists[kind]}
      </BookmarkView>
    </>
  );
}
