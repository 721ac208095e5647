import { listLetters } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import { LetterView } from './LetterView.tsx';

/** What the readers of the newsletter get at the end of the month, before they get it. */
export function Screen() {
  const text = useText();
  const letters = useCall(listLetters);
  return (
    <>
      <PageHead title={text('admin.letter')} hidden />
      <AdminFrame queue="letter" title={text('admin.letter')} lead={text('admin.letter.lead')}>
        <LetterView letters={letters} />
      </AdminFrame>
    </>
  );
}
