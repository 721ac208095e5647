import type { Reviewable } from '@hien/api';
import { limits } from '@hien/domain';
import { Button, ButtonLink, EmptyState, Notice, SkeletonText, Text } from '@hien/ui';
import { Suspense, lazy } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { ProductLine } from './ProductLine.tsx';
import type { ReviewViewProps } from './ReviewView.tsx';
import * as s from './Review.css.ts';

const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm.tsx')).ReviewForm }));

interface PendingReviewsProps extends Pick<ReviewViewProps, 'url' | 'href' | 'onGo' | 'onSend'> {
  list: ReviewViewProps['toWrite'];
}

/** Confirmed purchases that wait for a review; the form opens under the one that was chosen. */
export function PendingReviews({ list, url, href, onGo, onSend }: PendingReviewsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <PagedList
      query={list}
      size="page"
      skeleton={<SkeletonText lines={8} />}
      label={text('my-page.review.tab.to-write')}
      href={(change) => href({ ...change, write: undefined })}
      empty={
        <EmptyState
          title={text('my-page.review.to-write.empty.title')}
          text={text('my-page.review.to-write.empty.text')}
          action={
            <ButtonLink href={paths.shop.to(language)}>
              {text('my-page.bookmark.empty.action')}
            </ButtonLink>
          }
        />
      }
    >
      {({ items }) => (
        <div className={s.stack}>
          <Notice
            tone="info"
            title={text('my-page.review.reward.title', { points: limits.review.points })}
          >
            {text('my-page.review.reward.text', {
              words: limits.review.minWordsExclusive,
              pictures: limits.review.minPictures,
            })}
          </Notice>
          <ul className={s.list}>
            {items.map((item) => (
              <li key={item.orderItemId} className={s.item}>
                <Purchase
                  item={item}
                  open={url.write === item.orderItemId}
                  onOpen={(open) =>
                    onGo({ page: url.page, write: open ? item.orderItemId : undefined })
                  }
                  onSend={onSend}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </PagedList>
  );
}

interface PurchaseProps extends Pick<ReviewViewProps, 'onSend'> {
  item: Reviewable;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Purchase({ item, open, onOpen, onSend }: PurchaseProps) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.stack}>
      <ProductLine
        product={item.product}
        facts={
          <>
            {item.optionName ? <Text size="small">{item.optionName}</Text> : null}
            <Text size="caption" tone="muted" numeric>
              {text('my-page.review.confirmed', {
                date: format.date(item.confirmedAt),
                number: item.orderNumber,
              })}
            </Text>
          </>
        }
        action={
          open ? null : (
            <Button variant="primary" onClick={() => onOpen(true)}>
              {text('my-page.review.write')}
            </Button>
          )
        }
      />
      {open ? (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <ReviewForm
            orderItemId={item.orderItemId}
            onSend={(values) => onSend(item.orderItemId, values)}
            onCancel={() => onOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
