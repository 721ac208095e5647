import type { OfferedMethod } from '@hien/api';
import { type PaymentMethod, paymentMethodLabels } from '@hien/domain';
import { Radio, RadioGroup, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface MethodChoiceProps {
  legend: string;
  methods: readonly OfferedMethod[];
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  months: number;
  onMonths: (months: number) => void;
}

const hintOf = (method: PaymentMethod) =>
  method.startsWith('EW-') ? 'EW' : (method as 'VA' | 'IC' | 'QR' | 'DC' | 'IS');

/** Every way to pay this sum, and the plan of instalments. */
export function MethodChoice({
  legend,
  methods,
  method,
  onMethod,
  months,
  onMonths,
}: MethodChoiceProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const plans = methods.find((one) => one.method === method)?.instalments ?? [];
  return (
    <>
      <RadioGroup
        legend={legend}
        layout="cards"
        value={method}
        onChange={(value) => onMethod(value as PaymentMethod)}
      >
        {methods.map((one) => (
          <Radio
            key={one.method}
            value={one.method}
            hint={text(`payment.hint.${hintOf(one.method)}`)}
          >
            {paymentMethodLabels[one.method][language]}
          </Radio>
        ))}
      </RadioGroup>
      {plans.length > 0 ? (
        <RadioGroup
          legend={text('payment.plan')}
          layout="cards"
          value={String(months)}
          onChange={(value) => onMonths(Number(value))}
        >
          {plans.map((plan) => (
            <Radio
              key={plan.months}
              value={String(plan.months)}
              end={text('payment.plan.monthly', { amount: format.vnd(plan.monthly) })}
            >
              {text('payment.plan.months', { months: plan.months })}
            </Radio>
          ))}
          <Text size="caption" tone="muted">
            {text('payment.plan.note')}
          </Text>
        </RadioGroup>
      ) : null}
    </>
  );
}
