import { readShopAccount } from '@hien/api';
import { Skeleton } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { useKeepsShop } from '../parts/useKeepsShop.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ShopLog } from './ShopLog.tsx';
import { ShopStandingPage } from './ShopStandingPage.tsx';
import { ShopTeamPage } from './team/ShopTeamPage.tsx';

const address = addressOf({ plan: oneOf(['change', 'contact', 'log', 'standing', 'team']) });

/** The shop's own data, and the form for what is changed at once or asked for. */
export function AccountPage() {
  const text = useText();
  const keeps = useKeepsShop();
  const { url } = useAddress(address);
  const account = useCall(readShopAccount, {}, { refetchOnWindowFocus: url.plan === undefined });
  return (
    <QueryBoundary
      query={account}
      size="page"
      skeleton={<Skeleton height="40rem" />}
      notFound={
        <NotFoundState
          title={text('seller.account.none')}
          text={text('seller.account.none.text')}
        />
      }
    >
      {(one) =>
        url.plan === 'team' ? (
          <ShopTeamPage />
        ) : url.plan === 'standing' ? (
          <ShopStandingPage />
        ) : url.plan === undefined || !keeps ? (
          <AccountFacts account={one} />
        ) : url.plan === 'log' ? (
          <ShopLog />
        ) : url.plan === 'change' ? (
          <ChangeForm account={one} />
        ) : (
          <ContactForm account={one} />
        )
      }
    </QueryBoundary>
  );
}
