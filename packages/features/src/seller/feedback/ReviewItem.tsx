import { type ShopReview, replyToReview } from '@hien/api';
import { Button, Rating, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PictureStrip } from '../../shared/pictures/PictureStrip.tsx';
import { AboutItem } from './AboutItem.tsx';
import { AskedRemoval } from './AskedRemoval.tsx';
import { RemovalForm } from './RemovalForm.tsx';
import { ReplyForm } from '../../shared/questions/ReplyForm.tsx';
import { ShopWords } from './ShopWords.tsx';
import * as s from './feedback.css.ts';

/** A review; the shop answers it, or asks staff to remove it for one of the reasons the rules name. */
export function ReviewItem({ review }: { review: ShopReview }) {
  const text = useText();
  const format = useFormat();
  const toast = useToast();
  const [open, setOpen] = useState<'reply' | 'removal' | null>(null);
  const reply = useSend(replyToReview, { about: review.id });
  const { id, author, rating, content, optionName, pictures, helpfulCount, removal } = review;
  const gone = removal?.state === 'deleted';
  const close = () => setOpen(null);
  return (
    <article className={s.item}>
      <AboutItem product={review.product} />
      <div className={s.said}>
        <div className={s.facts}>
          <Rating size="sm" value={rating} label={text('seller.reviews.stars', { rating })} />
          <Text as="span" weight="strong">
            {author}
          </Text>
          <Text as="span" size="caption" tone="muted" numeric>
            {[
              format.date(review.createdAt),
              optionName,
              helpfulCount > 0 ? text('seller.reviews.helpful', { count: helpfulCount }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Text measure className={s.words}>
          {content}
        </Text>
        <PictureStrip
          pictures={pictures}
          label={text('seller.reviews.pictures', { name: author })}
        />
        {review.reply ? <ShopWords reply={review.reply} /> : null}
        {removal === null ? null : <AskedRemoval removal={removal} />}
        {open === 'reply' ? (
          <ReplyForm
            hint={text('seller.feedback.public')}
            label={text('seller.reviews.reply.label', { name: author })}
            before={review.reply?.content ?? ''}
            draft={`shop-reply-${id}`}
            onSend={(words) =>
              reply.submit({ id, content: words }, () => {
                toast.show({ tone: 'positive', text: text('seller.reviews.replied') });
                close();
              })
            }
            onGiveUp={close}
          />
        ) : null}
        {open === 'removal' ? <RemovalForm id={id} onDone={close} /> : null}
        {open === null && !gone ? (
          <div className={s.actions}>
            <Button
              size="sm"
              variant={review.reply ? 'quiet' : 'primary'}
              onClick={() => setOpen('reply')}
            >
              {text(review.reply ? 'seller.reviews.edit' : 'seller.reviews.reply')}
            </Button>
            {removal === null ? (
              <Button size="sm" variant="quiet" onClick={() => setOpen('removal')}>
                {text('seller.reviews.removal')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
