import { type Review, hasSession, listHelpfulReviews, markReviewHelpful } from '@hien/api';
import { Button, VisuallyHidden, useToast } from '@hien/ui';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSession } from '../../shared/session/useSession.ts';

interface HelpfulButtonProps {
  productId: number;
  review: Review;
}

/** Pressed by those whom a review helped; once more takes it back. Guests sign in first. */
export function HelpfulButton({ productId, review }: HelpfulButtonProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const marking = useSend(markReviewHelpful);
  const { pathname, search } = useLocation();
  const { tokenCommerce } = useSession();
  const { data: ids } = useCall(
    listHelpfulReviews,
    { productId },
    { enabled: tokenCommerce !== null, select: ({ ids }) => ids },
  );
  const pressed = ids?.includes(review.id) ?? false;
  const [counted, setCounted] = useState<number>();
  const count = counted ?? review.helpfulCount;

  const press = async () => {
    if (!hasSession()) {
      void navigate(paths.login.to(language, { next: `${pathname}${search}#reviews` }));
      return;
    }
    try {
      setCounted((await marking.send({ id: review.id, helpful: !pressed })).helpfulCount);
    } catch {
      toast.show({ tone: 'critical', text: text('shop.save.failed') });
    }
  };

  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      loading={marking.busy}
      onClick={() => void press()}
    >
      <ThumbsUp size={16} strokeWidth={1.75} fill={pressed ? 'currentColor' : 'none'} aria-hidden />{' '}
      {count > 0 ? text('shop.helpful', { count }) : text('shop.helpful.none')}
      <VisuallyHidden> {text('shop.helpful.label', { name: review.author.name })}</VisuallyHidden>
    </Button>
  );
}
