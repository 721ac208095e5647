import { getTermsSource } from '@hien/api';
import { isTermsCategory, termsCategories } from '@hien/domain';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import { TermsView } from './TermsView.tsx';
import { useAnnounce } from './useAnnounce.ts';

/** Writes a new version of a document. `?document=privacy` says of which. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const named = params.get('document') ?? '';
  const category = isTermsCategory(named) ? named : termsCategories[0];
  const source = useCall(getTermsSource, { category });
  const { announced, announce, another } = useAnnounce();
  return (
    <>
      <PageHead title={text('admin.terms')} hidden />
      <AdminFrame queue="terms" title={text('admin.terms')} lead={text('admin.terms.lead')}>
        <TermsView
          category={category}
          source={source}
          announced={announced}
          onAnnounce={announce}
          onAnother={another}
        />
      </AdminFrame>
    </>
  );
}
