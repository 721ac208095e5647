import { countDesigns, listDesigns } from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import {
  countsInput,
  designAddress,
  designsHref,
  designsInput,
  filterCount,
} from './design-query.ts';
import { DesignsView } from './DesignsView.tsx';
import { useSession } from '../../shared/session/useSession.ts';

/** One page of the designs. Everything chosen is in the address. */
export function DesignsPage({ page }: { page: number }) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = designAddress.read(params);
  const { status } = useSession();
  const designs = useCall(listDesigns, designsInput(query, page), {
    placeholderData: keepPreviousData,
  });
  const counts = useCall(countDesigns, countsInput(query), { placeholderData: keepPreviousData });
  return (
    <>
      <PageHead
        title={text('designs.title')}
        description={text('designs.lead')}
        hidden={page > 1 || query.q !== '' || filterCount(query) > 0}
      />
      <DesignsView
        query={query}
        designs={designs}
        counts={counts.data}
        isGuest={status === 'signed-out'}
        href={(next, to) => designsHref(language, next, to)}
        onChange={(next) =>
          void navigate(designsHref(language, next), { preventScrollReset: true })
        }
      />
    </>
  );
}
