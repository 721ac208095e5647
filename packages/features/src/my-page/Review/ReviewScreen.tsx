import {
  listDesignQuestionCases,
  listMyQuestions,
  listMyReviews,
  listReviewables,
  writeReview,
} from '@hien/api';
import { useToast } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { reviewAddress, type ReviewUrl } from './review-url.ts';
import type { ReviewValues } from './ReviewForm.tsx';
import { ReviewView } from './ReviewView.tsx';
import { useSession } from '../../shared/session/useSession.ts';

const limit = 10;

/** Purchases to be reviewed, the member's reviews, and what they asked sellers. */
export function Screen() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const write = useSend(writeReview, {
    // The form calls it its text.
    fields: { content: 'text' },
  });
  const { url, href, go } = useAddress(reviewAddress);
  const { tokenCommerce } = useSession();
  const enabled = tokenCommerce !== null;
  const pageOf = (tab: ReviewUrl['tab']) => ({ page: url.tab === tab ? url.page : 1, limit });
  const toWrite = useCall(listReviewables, pageOf('to-write'), { enabled });
  const mine = useCall(listMyReviews, pageOf('mine'), { enabled });
  const questions = useCall(listMyQuestions, pageOf('questions'), { enabled });
  const sellsDesigns = useProfile().data?.partner.includes('design') ?? false;
  const ofDesigns = useCall(listDesignQuestionCases, pageOf('of-designs'), {
    enabled: enabled && sellsDesigns,
  });

  const send = (orderItemId: number, { rating, text: content, images }: ReviewValues) =>
    write.submit({ orderItemId, rating, content, images: [...images] }, ({ points }) => {
      toast.show({
        tone: 'positive',
        text: text(points > 0 ? 'my-page.review.sent.points' : 'my-page.review.sent', { points }),
      });
      // The form was long and the list is short: the reader is taken to its beginning, not left at the foot.
      void navigate(`${href({ tab: 'mine', write: undefined })}#reviews`, { replace: true });
    });

  return (
    <>
      <PageHead
        title={text('my-page.review.title')}
        description={text('my-page.review.lead')}
        hidden
      />
      <ReviewView
        url={url}
        href={href}
        toWrite={toWrite}
        mine={mine}
        questions={questions}
        ofDesigns={sellsDesigns ? ofDesigns : null}
        onGo={go}
        onSend={send}
      />
    </>
  );
}
