import { limits, reviewSchema, type Switches, switches } from '@hien/domain';
import { Button, RatingInput, Textarea } from '@hien/ui';
import { FormField, FormGroup, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { PicturesField } from '../../shared/forms/PicturesField.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { RewardMeter } from './RewardMeter.tsx';
import * as s from './Review.css.ts';

export interface ReviewValues {
  rating: number;
  text: string;
  images: readonly string[];
}

interface ReviewFormProps {
  orderItemId: number;
  /** D62: the reading in force. */
  minWords?: Switches['reviewMinWords'];
  onSend: (values: ReviewValues) => Promise<SubmitFailure | undefined>;
  onCancel: () => void;
}

/** Stars, words, pictures; and how far the words and pictures are from the points. */
export function ReviewForm({
  orderItemId,
  minWords = switches.reviewMinWords,
  onSend,
  onCancel,
}: ReviewFormProps) {
  const text = useText();
  const [pending, setPending] = useState(0);
  return (
    <Form
      schema={reviewSchema}
      initialValues={{ rating: '', text: '', images: [] }}
      className={s.form}
      draft={{ in: `review-${orderItemId}` }}
      onSubmit={onSend}
    >
      <FormGroup name="rating" legend={text('my-page.review.rating')}>
        <RatingInput
          words={[
            text('my-page.review.stars.1'),
            text('my-page.review.stars.2'),
            text('my-page.review.stars.3'),
            text('my-page.review.stars.4'),
            text('my-page.review.stars.5'),
          ]}
          starLabel={(stars) => text('my-page.review.star', { stars })}
          prompt={text('my-page.review.rating.prompt')}
        />
      </FormGroup>
      <FormField
        name="text"
        label={text('my-page.review.text')}
        hint={text('my-page.review.text.hint')}
        required
      >
        <Textarea rows={7} maxLength={5000} />
      </FormField>
      <PicturesField folder="review" hint={text('form.images.place')} onPending={setPending} />
      <RewardMeter minWords={minWords} points={limits.review.points} />
      <div className={s.end}>
        <SubmitButton
          size="lg"
          {...(pending > 0
            ? { disabledReason: text('form.images.pending', { count: pending }) }
            : {})}
        >
          {text('my-page.review.send')}
        </SubmitButton>
        <Button variant="quiet" size="lg" onClick={onCancel}>
          {text('my-page.review.later')}
        </Button>
      </div>
    </Form>
  );
}
