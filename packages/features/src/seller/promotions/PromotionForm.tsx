import { type PlannedPromotion, type ShopPromotion, sendPromotion } from '@hien/api';
import {
  ictDate,
  promotionFaults,
  promotionIconLabels,
  promotionIcons,
  promotionSchema,
  systemClock,
} from '@hien/domain';
import { Input, Select, Text, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../shared/calls/useSend.ts';
import { DayField } from '../../shared/forms/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { validationText } from '../../shared/forms/validation-text.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePromotionDays } from '../../shared/promotions/PromotionSheet.tsx';
import { promotionHref } from '../parts/sections.ts';
import { type Chosen, ChosenItems } from './ChosenItems.tsx';
import * as s from './promotions.css.ts';

interface PromotionFormProps {
  /** Null: a new one. */
  promotion: ShopPromotion | null;
  planned: readonly PlannedPromotion[];
  memberId: number;
}

/** What a shop asks for: days, a label, items with their prices. What the shop can know is said before anything is sent. */
export function PromotionForm({ promotion, planned, memberId }: PromotionFormProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const daysInWords = usePromotionDays();
  const send = useSend(sendPromotion);
  const [now] = useState(() => systemClock.now());
  const from = promotion?.asked ?? promotion?.shown;
  const items: readonly Chosen[] = from?.items ?? [];
  const others = planned.filter(({ id }) => id !== promotion?.id);
  const begunOn =
    promotion !== null && promotion.state === 'advertising' && !promotion.scheduled
      ? promotion.shown.startsOn
      : null;
  return (
    <Form
      schema={promotionSchema}
      initialValues={{
        name: from?.name ?? '',
        icon: from?.icon ?? 'special-price',
        startsOn: from?.startsOn ?? '',
        endsOn: from?.endsOn ?? '',
        items: [...items],
      }}
      className={s.form}
      draft={{
        in: `promotion-${memberId}-${promotion === null ? 'new' : `${promotion.id}-${promotion.version}`}`,
      }}
      onSubmit={(values) =>
        send.submit(
          { id: promotion?.id ?? null, expectedVersion: promotion?.version ?? 0, ...values },
          () => {
            toast.show({ tone: 'positive', text: text('seller.promotion.sent') });
            void navigate(promotionHref(language, {}));
          },
        )
      }
    >
      <div className={s.fields}>
        <FormField
          name="name"
          label={text('seller.promotion.field.name')}
          hint={text('seller.promotion.field.name.hint')}
          required
        >
          <Input maxLength={80} autoComplete="off" />
        </FormField>
        <FormField
          name="icon"
          label={text('promotion.icon')}
          hint={text('seller.promotion.icon.hint')}
          required
        >
          <Select
            options={promotionIcons.map((icon) => ({
              value: icon,
              label: promotionIconLabels[icon][language],
            }))}
          />
        </FormField>
        <DayField
          name="startsOn"
          label={text('seller.promotion.starts')}
          hint={text('seller.promotion.starts.hint')}
          min={ictDate(now)}
          required
        />
        <DayField
          name="endsOn"
          label={text('seller.promotion.ends')}
          hint={text('seller.promotion.ends.hint')}
          min={ictDate(now)}
          required
        />
      </div>
      <ChosenItems
        faultOf={(content, index) => {
          const fault = promotionFaults(content, {
            at: now,
            begunOn,
            usual: new Map(content.items.map(({ id, usual }) => [id, usual])),
            // What delivery costs is not told of an item here: the server knows.
            paidDelivery: new Set(),
            others,
            // Nor the days of what is over.
            reduced: new Map(),
          }).find(({ field }) => field === `items.${index}.price`);
          if (fault === undefined) return undefined;
          return fault.clash === undefined
            ? validationText(text, fault.code)
            : text('seller.promotion.clash', {
                name: fault.clash.name,
                days: daysInWords(fault.clash),
              });
        }}
      />
      <Text tone="muted" size="caption">
        {text('seller.promotion.rule')}
      </Text>
      <div>
        <SubmitButton>{text('seller.promotion.send')}</SubmitButton>
      </div>
    </Form>
  );
}
