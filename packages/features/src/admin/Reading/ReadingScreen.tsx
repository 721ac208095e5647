import { getReading } from '@hien/api';
import { adminPaths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import { ReadingView } from './ReadingView.tsx';
import { TextNotFound } from './TextNotFound.tsx';

/** One text of the magazine, to be written in three languages. */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(adminPaths.adminReading).id);
  return (
    <>
      <PageHead title={text('admin.reading.edit')} hidden />
      <AdminFrame
        queue="reading"
        title={text('admin.reading.edit')}
        lead={text('admin.reading.edit.lead')}
      >
        {id === undefined ? <TextNotFound /> : <Written key={id} id={id} />}
      </AdminFrame>
    </>
  );
}

function Written({ id }: { id: number }) {
  const text = useCall(getReading, { id });
  const { data: profile } = useProfile();
  return <ReadingView text={text} userId={profile?.id} />;
}
