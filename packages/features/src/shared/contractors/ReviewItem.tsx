import type { ConstructionReview } from '@hien/api';
import { styleLabels } from '@hien/domain';
import { Avatar, Badge, Picture, Rating, Text } from '@hien/ui';
import { FileCheck2 } from 'lucide-react';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useLargePictures } from '../pictures/useLargePictures.tsx';
import { useCostRange } from './useCostRange.ts';
import { useMonths } from './useMonths.ts';
import * as s from './ReviewItem.css.ts';

interface ReviewItemProps {
  review: ConstructionReview;
  /** Whose work it is about. */
  company: string;
}

/** One customer's word on one home, or what is left of it. */
export function ReviewItem({ review, company }: ReviewItemProps) {
  return review.removed === null ? (
    <Standing review={review} company={company} />
  ) : (
    <Gravestone review={review} removed={review.removed} />
  );
}

function Standing({ review, company }: ReviewItemProps) {
  const author = review.author ?? '';
  return (
    <article className={s.item}>
      <header className={s.head}>
        <Avatar name={author} src={null} decorative />
        <div>
          <Text weight="strong">{author}</Text>
          <Text size="caption" tone="muted" numeric>
            <ReviewDay review={review} />
          </Text>
        </div>
      </header>
      <ReviewBody review={review} company={company} />
    </article>
  );
}

/** When it was written, and changed since. */
export function ReviewDay({ review }: { review: ConstructionReview }) {
  const text = useText();
  const { date } = useFormat();
  const day = date(review.created_at);
  return review.edited_at === null
    ? day
    : text('review.edited', { date: day, edited: date(review.edited_at) });
}

/** Stars, words, the home and its bill, pictures, and what the company said to it. */
export function ReviewBody({ review, company }: ReviewItemProps) {
  const text = useText();
  const { date } = useFormat();
  const { show, view } = useLargePictures({
    pictures: review.pictures,
    label: text('review.pictures.of', { name: review.author ?? '' }),
  });
  return (
    <>
      <Rating
        size="sm"
        value={review.rating}
        label={text('review.stars', { stars: review.rating })}
      />
      {review.proven_on === null ? null : (
        <div className={s.proven}>
          <Badge tone="positive" icon={<FileCheck2 size={14} strokeWidth={1.75} />}>
            {text('review.proven')}
          </Badge>
          <Text size="caption" tone="muted" numeric>
            {text('review.proven.text', { date: date(`${review.proven_on}T00:00:00Z`) })}
          </Text>
        </div>
      )}
      <Text measure className={s.words}>
        {review.content}
      </Text>
      <Home review={review} />
      {review.pictures.length === 0 ? null : (
        <ul className={s.pictures}>
          {review.pictures.map((picture, at) => (
            <li key={picture.name}>
              <button
                type="button"
                className={s.enlarge}
                aria-label={text('picture.open', { number: at + 1, count: review.pictures.length })}
                onClick={() => show(at)}
              >
                <Picture picture={picture} ratio="1:1" sizes="120px" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {review.reply === null ? null : (
        <div className={s.reply}>
          <Text size="small" weight="strong">
            {text('review.reply', { name: company })}
            <span className={s.day}>{date(review.reply.created_at)}</span>
          </Text>
          <Text size="small" measure className={s.words}>
            {review.reply.content}
          </Text>
        </div>
      )}
      {view}
    </>
  );
}

/** The home and the bill: what a review of a builder is worth reading for. */
function Home({ review }: { review: ConstructionReview }) {
  const text = useText();
  const language = useLanguage();
  const { area } = useFormat();
  const costs = useCostRange();
  const monthsOf = useMonths();
  const { house_type: house, district, city, style, months, cost } = review;
  const place = [review.building, district, city].filter((part) => part !== null).join(', ');
  const kind = [
    house === null ? null : text(`house.${house}`),
    style === null ? null : styleLabels[style][language],
  ].filter((fact) => fact !== null);
  const figures = [
    review.area === null ? null : area(review.area),
    months === null ? null : monthsOf(months),
    cost === null ? null : costs(cost),
  ].filter((fact) => fact !== null);
  return (
    <div className={s.home} role="group" aria-label={text('review.home')}>
      <Text size="small" weight="strong" numeric>
        {figures.join(' · ')}
      </Text>
      <Text size="small" tone="muted" className={s.place}>
        {[...kind, place].join(' · ')}
      </Text>
    </div>
  );
}

function Gravestone({
  review,
  removed,
}: {
  review: ConstructionReview;
  removed: NonNullable<ConstructionReview['removed']>;
}) {
  const text = useText();
  const { date } = useFormat();
  return (
    <article className={s.gone}>
      <Text weight="strong">
        {text('review.removed', { stars: review.rating, date: date(removed.on) })}
      </Text>
      <Text size="small" tone="muted">
        {text(`review.rule.${removed.rule}`)}
      </Text>
    </article>
  );
}
