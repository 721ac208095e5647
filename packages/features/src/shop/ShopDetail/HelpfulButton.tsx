import { type Review, helpfulReviewsQuery, markReviewHelpful, sessionAtom } from '@hien/api';
import { Button, VisuallyHidden, useToast } from '@hien/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

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
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const { status, tokenCommerce } = useAtomValue(sessionAtom);
  const { data: ids } = useQuery({
    ...helpfulReviewsQuery(productId),
    enabled: tokenCommerce !== null,
  });
  const pressed = ids?.includes(review.id) ?? false;
  const [counted, setCounted] = useState<number>();
  const [busy, setBusy] = useState(false);
  const count = counted ?? review.helpfulCount;

  const press = async () => {
    if (status !== 'signed-in') {
      void navigate(paths.login.to(language, { next: `${pathname}${search}#reviews` }));
      return;
    }
    setBusy(true);
    try {
      setCounted(await markReviewHelpful(queryClient, { id: review.id, helpful: !pressed }));
    } catch {
      toast.show({ tone: 'critical', text: text('shop.save.failed') });
    }
    setBusy(false);
  };

  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      loading={busy}
      onClick={() => void press()}
    >
      <ThumbsUp size={16} strokeWidth={1.75} fill={pressed ? 'currentColor' : 'none'} aria-hidden />{' '}
      {count > 0 ? text('shop.helpful', { count }) : text('shop.helpful.none')}
      <VisuallyHidden> {text('shop.helpful.label', { name: review.author.name })}</VisuallyHidden>
    </Button>
  );
}
