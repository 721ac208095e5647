import { type HouseType, type MyConstructionReview, editConstructionReview } from '@hien/api';
import { changedReviewSchema } from '@hien/domain';
import { Button, Text, useToast } from '@hien/ui';
import { SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { BillFields, ReviewWordFields } from '../../shared/contractors/ReviewFields.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { PicturesField } from '../../shared/forms/PicturesField.tsx';
import { addressOf } from '../../shared/forms/uploads.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ContractorReview.css.ts';

interface EditReviewProps {
  mine: MyConstructionReview;
  /** Saved, or given up. */
  onDone: () => void;
}

const said = (value: string | number | null | undefined): string => String(value ?? '');

/** All of a review but the home that it is about; readers are told the day of the change. */
export function EditReview({ mine: { review }, onDone }: EditReviewProps) {
  const text = useText();
  const toast = useToast();
  const [pending, setPending] = useState(0);
  const editing = useSend(editConstructionReview, {
    about: review.id,
    fields: { months: 'period_months' },
  });
  return (
    <Form
      schema={changedReviewSchema}
      initialValues={{
        rating: said(review.rating),
        review: said(review.content),
        area: said(review.area),
        style: said(review.style),
        house_type: said(review.house_type?.replace('-', '_')),
        period_months: said(review.months),
        cost_from: said(review.cost?.from),
        cost_to: said(review.cost?.to),
        images: review.pictures.map(addressOf),
      }}
      className={s.form}
      draft={{ in: `construction-edit-${review.id}`, atOnce: true }}
      onSubmit={({ house_type, ...values }) =>
        editing.submit(
          {
            ...values,
            id: review.id,
            images: [...values.images],
            house_type: house_type.replace('_', '-') as HouseType,
          },
          () => {
            toast.show({ tone: 'positive', text: text('my-page.construction.edited') });
            onDone();
          },
        )
      }
    >
      <Text size="small" tone="muted">
        {text('my-page.construction.edit.home', {
          place: [review.building, review.district, review.city].filter(Boolean).join(', '),
        })}
      </Text>
      <ReviewWordFields />
      <div className={s.pair}>
        <BillFields />
      </div>
      <PicturesField folder="review" hint={text('form.images.place')} onPending={setPending} />
      <div className={s.acts}>
        <SubmitButton
          {...(pending > 0
            ? { disabledReason: text('form.images.pending', { count: pending }) }
            : {})}
        >
          {text('my-page.construction.save')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {text('review.later')}
        </Button>
      </div>
    </Form>
  );
}
