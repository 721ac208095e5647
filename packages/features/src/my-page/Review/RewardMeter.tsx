import { rewardProgress, type Switches, wordCounter } from '@hien/domain';
import { VisuallyHidden } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { Circle, CircleCheck } from 'lucide-react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Review.css.ts';

interface RewardMeterProps {
  minWords: Switches['reviewMinWords'];
  points: number;
}

/** `37/201 từ`, `1/2 ảnh`: what the points still want, counted as the domain counts them. */
export function RewardMeter({ minWords, points }: RewardMeterProps) {
  const text = useText();
  const language = useLanguage();
  const { value: words } = useFormField<string>('text');
  const { value: images } = useFormField<readonly string[]>('images');
  const progress = rewardProgress(
    { text: words, pictures: images.length, confirmed: true },
    minWords,
  );
  const wishes = [
    {
      id: 'words',
      done: progress.words >= progress.wordsNeeded,
      share: progress.words / progress.wordsNeeded,
      label: wordCounter(progress, language),
    },
    {
      id: 'pictures',
      done: progress.pictures >= progress.picturesNeeded,
      share: progress.pictures / progress.picturesNeeded,
      label: text('my-page.review.reward.pictures', {
        now: progress.pictures,
        needed: progress.picturesNeeded,
      }),
    },
  ];
  return (
    <section className={s.meter} aria-label={text('my-page.review.reward.label')}>
      <p className={s.meterTitle}>
        {text(progress.earned ? 'my-page.review.reward.earned' : 'my-page.review.reward.title', {
          points,
        })}
      </p>
      <ul className={s.wishes}>
        {wishes.map(({ id, done, share, label }) => {
          const Icon = done ? CircleCheck : Circle;
          return (
            <li key={id} className={done ? s.wishDone : s.wish}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <span className={s.wishText}>{label}</span>
              <span className={s.track} aria-hidden>
                <span className={s.bar} style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      {/* Said once, when it is reached: a count with every word would not let anybody write. */}
      <VisuallyHidden role="status">
        {progress.earned ? text('my-page.review.reward.earned', { points }) : ''}
      </VisuallyHidden>
    </section>
  );
}
