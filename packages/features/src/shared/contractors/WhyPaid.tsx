import type { ContractorCard } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Dialog, Link, Text } from '@hien/ui';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './WhyPaid.css.ts';

interface WhyPaidProps {
  company: ContractorCard;
  city: string | null;
  onClose: () => void;
}

/** Who paid for a place, for where, and what of the visitor was used to show it. */
export function WhyPaid({ company, city, onClose }: WhyPaidProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('paid.why')}
      closeLabel={text('paid.close')}
    >
      <div className={s.words}>
        <Text>
          {text('paid.why.bought', {
            name: company.name,
            position: company.place.position ?? 0,
            city: city ?? company.city,
          })}
        </Text>
        <Text tone="muted">{text('paid.why.data')}</Text>
        <Text size="small">
          <Link href={`${paths.contractor.to(language, city === null ? {} : { city })}#rules`}>
            {text('contractor.rules')}
          </Link>
        </Text>
      </div>
    </Dialog>
  );
}
