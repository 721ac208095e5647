import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { ForMember } from '../../shared/states/ForMember.tsx';
import { Screen as MyProfileCustomer } from '../MyProfileCustomer/MyProfileCustomerScreen.tsx';

/** The member's own data, in the frame of the office flow: the same page at an address that guests can open. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('my-page.profile.title')} hidden />
      <ForMember>
        <MyProfileCustomer />
      </ForMember>
    </>
  );
}
