import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { ForMember } from '../../shared/states/ForMember.tsx';
import { Screen as CustomerCenter } from '../CustomerCenter/CustomerCenterScreen.tsx';

/** What the member asked the customer center, in the frame of the office flow: the same page at an address that guests can open. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('center.title')} hidden />
      <ForMember>
        <CustomerCenter />
      </ForMember>
    </>
  );
}
