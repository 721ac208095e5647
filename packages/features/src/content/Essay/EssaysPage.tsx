import { listEssays } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readPage } from '../../shared/address/parts.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useGrown } from '../../shared/lists/grown/useGrown.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { EssaysView } from './EssaysView.tsx';

const limit = 6;

/** `essay` is the first page. */
const pageOf = ({ page = '1' }: Readonly<Record<string, string | undefined>>) => readPage(page);

export const prefetchEssays: Prefetch = ({ notFound, want, params }) => {
  const page = pageOf(params);
  if (page === undefined) return notFound();
  want(listEssays, { page, limit });
};

/** The essays; their page stands in the path. */
export function EssaysPage({ params }: { params: Readonly<Record<string, string>> }) {
  const page = pageOf(params);
  return page === undefined ? <NotFoundState /> : <Essays page={page} />;
}

function Essays({ page }: { page: number }) {
  const text = useText();
  const language = useLanguage();
  const essays = useGrown(listEssays, (one) => ({ page: one, limit }), page);
  return (
    <>
      <PageHead title={text('essay.title')} description={text('essay.lead')} />
      <EssaysView
        {...essays}
        href={(to) =>
          to.page === 1 ? paths.essay.to(language) : paths.essayPage.to(language, { page: to.page })
        }
      />
    </>
  );
}
