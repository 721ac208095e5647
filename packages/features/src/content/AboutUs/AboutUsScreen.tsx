import { getFigures, listFaq } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { AboutUsView } from './AboutUsView.tsx';

export const prefetch: Prefetch = ({ want }) => {
  want(getFigures);
  want(listFaq);
};

/** Who Hiên is, and the questions that visitors without an account have, too (D42). */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead
        title={text('about.title')}
        description={text('about.lead')}
        image="/media/banners/banner-home-1.avif"
      />
      <AboutUsView
        figures={useCall(getFigures)}
        questions={useCall(listFaq, {}, { select: ({ items }) => items })}
      />
    </>
  );
}
