import { listMyHomes } from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { SharedInteriorDesignView } from './SharedInteriorDesignView.tsx';

const address = addressOf({ page, kind: oneOf(['liked', 'saved']) });

/** The homes of real people as far as they are the member's: shared, liked, kept. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(address);
  const kind = url.kind ?? 'shared';
  const homes = useCall(
    listMyHomes,
    { kind, page: url.page, limit: 12 },
    { enabled: useSignedIn(), placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead title={text('my-page.homes.title')} hidden />
      <SharedInteriorDesignView
        kind={kind}
        homes={homes}
        kindHref={(to) => href({ kind: to === 'shared' ? undefined : to })}
        pageHref={href}
      />
    </>
  );
}
