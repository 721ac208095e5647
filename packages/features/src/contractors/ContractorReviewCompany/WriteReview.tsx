import {
  type ContractorDetail,
  type HouseType,
  hasSession,
  writeConstructionReview,
} from '@hien/api';
import { citiesOf, cleanPhone, constructionReviewSchema, formatPhone } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, Heading, Input, PhoneInput, Select, Text, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BillFields, ReviewWordFields } from '../../shared/contractors/ReviewFields.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { PicturesField } from '../../shared/forms/PicturesField.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FormDistrictInput } from '../../shared/places/DistrictInput.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import * as s from './ReviewsView.css.ts';

interface WriteReviewProps {
  company: ContractorDetail;
  onDone: () => void;
}

/**
 * Stars and words, and the home with its bill: what a square metre cost is told from it (docs/adr/0077). A guest fills it
 * in, signs in when sending, and finds it again as a draft.
 */
export function WriteReview({ company, onDone }: WriteReviewProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const [pending, setPending] = useState(0);
  const { contractor_id: id } = company;
  const writing = useSend(writeConstructionReview, {
    about: id,
    fields: { months: 'period_months' },
  });
  const signIn = () => void navigate(paths.login.to(language, { next: `${pathname}${search}` }));
  return (
    <section className={s.write} aria-labelledby="write">
      <Heading level={2} size="h3" id="write">
        {text('review.write')}
      </Heading>
      <Form
        schema={constructionReviewSchema}
        initialValues={{
          rating: '',
          phone: '',
          building: '',
          district: '',
          city: company.city,
          area: '',
          style: '',
          house_type: '',
          period_months: '',
          cost_from: '',
          cost_to: '',
          review: '',
          images: [],
        }}
        className={s.form}
        draft={{ in: `construction-review-${id}`, atOnce: true }}
        onSubmit={async ({ house_type, ...values }) => {
          if (!hasSession()) {
            signIn();
            return { message: text('review.sign-in') };
          }
          return writing.submit(
            {
              ...values,
              images: [...values.images],
              contractor_id: id,
              house_type: house_type.replace('_', '-') as HouseType,
            },
            () => {
              toast.show({ tone: 'positive', text: text('review.sent') });
              onDone();
            },
          );
        }}
      >
        <ReviewWordFields />
        <fieldset className={s.group}>
          <legend className={s.legend}>{text('review.home')}</legend>
          <FormField
            name="building"
            label={text('review.building')}
            hint={text('review.building.hint')}
            required
          >
            <Input maxLength={200} autoComplete="off" />
          </FormField>
          <div className={s.pair}>
            <FormField name="city" label={text('review.city')} required>
              <Select
                options={citiesOf('post2025').map((city) => ({ value: city, label: city }))}
              />
            </FormField>
            <FormField name="district" label={text('review.district')} required>
              <FormDistrictInput />
            </FormField>
            <BillFields />
          </div>
          <Text size="small" tone="muted">
            {text('review.cost.why')}
          </Text>
        </fieldset>
        <PicturesField folder="review" hint={text('form.images.place')} onPending={setPending} />
        <FormField
          name="phone"
          label={text('review.phone')}
          hint={text('review.phone.hint')}
          required
        >
          <PhoneInput clean={cleanPhone} format={formatPhone} autoComplete="tel" />
        </FormField>
        <div className={s.end}>
          <SubmitButton
            size="lg"
            {...(pending > 0
              ? { disabledReason: text('form.images.pending', { count: pending }) }
              : {})}
          >
            {status === 'signed-in' ? text('review.send') : text('review.send.sign-in')}
          </SubmitButton>
          <Button variant="quiet" size="lg" onClick={onDone}>
            {text('review.later')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
