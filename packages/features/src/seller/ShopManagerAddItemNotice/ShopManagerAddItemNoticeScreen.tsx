import { addItemNotice, listItemNotices, removeItemNotice } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useToast } from '@hien/ui';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { ItemNotFound } from '../items/ItemNotFound.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { items } from '../parts/sections.ts';
import { ShopManagerAddItemNoticeView } from './ShopManagerAddItemNoticeView.tsx';

/** What the shop says to buyers of one item. */
export function Screen() {
  const id = readId(useRouteParams(paths.shopManagerAddItemNotice).id);
  const text = useText();
  return (
    <SellerFrame
      section={items}
      title={text('seller.notice.title')}
      lead={text('seller.notice.lead')}
    >
      {id === undefined ? <ItemNotFound /> : <Notices key={id} id={id} />}
    </SellerFrame>
  );
}

function Notices({ id }: { id: number }) {
  const text = useText();
  const toast = useToast();
  const { tokenCommerce } = useSession();
  const notices = useCall(listItemNotices, { id }, { enabled: tokenCommerce !== null });
  const adding = useSend(addItemNotice, { says: { CONFLICT: text('seller.notice.full') } });
  const removing = useSend(removeItemNotice);
  return (
    <ShopManagerAddItemNoticeView
      id={id}
      notices={notices}
      onAdd={(values) =>
        adding.submit({ id, ...values }, () =>
          toast.show({ tone: 'positive', text: text('seller.notice.added') }),
        )
      }
      onRemove={async (noticeId) => {
        await removing.send({ id, noticeId });
        toast.show({ tone: 'positive', text: text('seller.notice.removed') });
      }}
    />
  );
}
