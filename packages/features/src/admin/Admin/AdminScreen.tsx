import { getAdminOverview } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AdminView } from './AdminView.tsx';

/** What waits for staff. Whether one is staff is the server's to say. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('admin.title')} hidden />
      <AdminView overview={useCall(getAdminOverview)} />
    </>
  );
}
